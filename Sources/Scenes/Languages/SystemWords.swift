/// The words that the system, and not the app, shows in a language.
///
/// Written from memory of Apple's platforms, and not compared with a device.
package struct SystemWords: Sendable, Equatable {
  /// On a back button whose title is too long.
  package let back: String
  /// Beside an active search field, and below the choices of a dialog.
  package let cancel: String
  /// The button that ends editing.
  package let done: String
  /// The button that begins editing.
  package let edit: String
  /// The button of an alert without choices.
  package let ok: String
  /// In an empty search field.
  package let search: String

  private init(
    _ back: String, _ cancel: String, _ done: String, _ edit: String, _ ok: String,
    _ search: String
  ) {
    (self.back, self.cancel, self.done) = (back, cancel, done)
    (self.edit, self.ok, self.search) = (edit, ok, search)
  }

  /// The words in English.
  package static let english = SystemWords("Back", "Cancel", "Done", "Edit", "OK", "Search")

  /// The words in a language; in English for one without an entry, and for a pseudo-language.
  package init(_ locale: TextLocale?) {
    guard case .language(let tag)? = locale else {
      self = .english
      return
    }
    let tags = tag.fallbacks
    self = tags.lazy.compactMap { Self.languages[$0.name] }.first ?? .english
  }

  /// The words by the names of languages.
  private static let languages: [String: SystemWords] = [
    "ar": SystemWords("رجوع", "إلغاء", "تم", "تعديل", "موافق", "بحث"),
    "ca": SystemWords("Enrere", "Cancel·la", "Fet", "Edita", "D’acord", "Cerca"),
    "cs": SystemWords("Zpět", "Zrušit", "Hotovo", "Upravit", "OK", "Hledat"),
    "da": SystemWords("Tilbage", "Annuller", "OK", "Rediger", "OK", "Søg"),
    "de": SystemWords("Zurück", "Abbrechen", "Fertig", "Bearbeiten", "OK", "Suchen"),
    "el": SystemWords("Πίσω", "Ακύρωση", "Τέλος", "Επεξεργασία", "OK", "Αναζήτηση"),
    "es": SystemWords("Atrás", "Cancelar", "OK", "Editar", "OK", "Buscar"),
    "fi": SystemWords("Takaisin", "Kumoa", "Valmis", "Muokkaa", "OK", "Etsi"),
    "fr": SystemWords("Retour", "Annuler", "OK", "Modifier", "OK", "Rechercher"),
    "he": SystemWords("חזרה", "ביטול", "סיום", "עריכה", "אישור", "חיפוש"),
    "hi": SystemWords("वापस", "रद्द करें", "पूर्ण", "संपादित करें", "ठीक", "खोजें"),
    "hu": SystemWords("Vissza", "Mégsem", "Kész", "Szerkesztés", "OK", "Keresés"),
    "id": SystemWords("Kembali", "Batalkan", "Selesai", "Edit", "OKE", "Cari"),
    "it": SystemWords("Indietro", "Annulla", "Fine", "Modifica", "OK", "Cerca"),
    "ja": SystemWords("戻る", "キャンセル", "完了", "編集", "OK", "検索"),
    "ko": SystemWords("뒤로", "취소", "완료", "편집", "확인", "검색"),
    "nb": SystemWords("Tilbake", "Avbryt", "Ferdig", "Rediger", "OK", "Søk"),
    "nl": SystemWords("Terug", "Annuleer", "Gereed", "Wijzig", "OK", "Zoek"),
    "pl": SystemWords("Wstecz", "Anuluj", "Gotowe", "Edytuj", "OK", "Szukaj"),
    "pt": SystemWords("Voltar", "Cancelar", "OK", "Editar", "OK", "Buscar"),
    "pt-PT": SystemWords("Anterior", "Cancelar", "OK", "Editar", "OK", "Procurar"),
    "ro": SystemWords("Înapoi", "Anulează", "OK", "Editează", "OK", "Caută"),
    "ru": SystemWords("Назад", "Отменить", "Готово", "Править", "ОК", "Поиск"),
    "sv": SystemWords("Tillbaka", "Avbryt", "Klar", "Redigera", "OK", "Sök"),
    "th": SystemWords("กลับ", "ยกเลิก", "เสร็จสิ้น", "แก้ไข", "ตกลง", "ค้นหา"),
    "tr": SystemWords("Geri", "Vazgeç", "Bitti", "Düzenle", "Tamam", "Ara"),
    "uk": SystemWords("Назад", "Скасувати", "Готово", "Редагувати", "ОК", "Пошук"),
    "vi": SystemWords("Quay lại", "Hủy", "Xong", "Sửa", "OK", "Tìm kiếm"),
    "zh-Hans": SystemWords("返回", "取消", "完成", "编辑", "好", "搜索"),
    "zh-Hant": SystemWords("返回", "取消", "完成", "編輯", "好", "搜尋"),
  ]
}

extension Scene {
  /// The scene with the words of the system in a language where the app gives none of its own.
  ///
  /// - Parameter isOwn: Whether the app has a text of its own for a word of the source.
  func withSystemWords(in locale: TextLocale, unless isOwn: (String) -> Bool) -> Scene {
    let words = SystemWords(locale)
    let source = SystemWords.english
    var scene = self
    scene.changePages { $0.language = locale }
    if !isOwn(source.search) {
      scene.changePages { $0.blocks = $0.blocks?.replacingSearch(by: words.search) }
    }
    guard var card = confirmation else { return scene }
    if card.choices.isEmpty { card.choices = [ConfirmationCard.Choice(words.ok)] }
    for index in card.choices.indices
    where card.choices[index].role == .cancel && card.choices[index].label == source.cancel
      && !isOwn(source.cancel)
    {
      card.choices[index].label = words.cancel
    }
    scene.confirmation = card
    return scene
  }

  private mutating func changePages(_ change: (inout Page) -> Void) {
    for index in pages.indices { change(&pages[index]) }
    for layer in layers.indices {
      for index in layers[layer].pages.indices { change(&layers[layer].pages[index]) }
    }
  }
}

extension [Block] {
  /// The blocks with another placeholder in the search fields that have the system's.
  fileprivate func replacingSearch(by word: String) -> [Block] {
    map { block in
      switch block {
      case .searchField(var field) where field.placeholder == SystemWords.english.search:
        field.placeholder = word
        return .searchField(field)
      case .section(var section):
        section.blocks = section.blocks.replacingSearch(by: word)
        return .section(section)
      default: return block
      }
    }
  }
}
