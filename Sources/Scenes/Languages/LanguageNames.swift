/// The languages that a tag can have, with their English names.
enum LanguageNames {
  /// The names by code: the languages of ISO 639-1, and others that apps are translated into.
  static let english: [String: String] = {
    var names: [String: String] = [:]
    for entry in table.split(whereSeparator: { $0 == "," || $0 == "\n" }) {
      let words = entry.split(separator: " ", maxSplits: 1)
      guard let code = words.first, let name = words.last else { continue }
      names[String(code)] = String(name)
    }
    return names
  }()

  private static let table = """
    aa Afar,ab Abkhazian,af Afrikaans,ak Akan,am Amharic,an Aragonese,ar Arabic,arc Aramaic
    as Assamese,av Avaric,ay Aymara,az Azerbaijani,ba Bashkir,be Belarusian,bg Bulgarian
    bi Bislama,bm Bambara,bn Bangla,bo Tibetan,br Breton,bs Bosnian,ca Catalan,ce Chechen
    ch Chamorro,chr Cherokee,ckb Central Kurdish,co Corsican,cr Cree,cs Czech,cv Chuvash
    cy Welsh,da Danish,de German,dsb Lower Sorbian,dv Divehi,dz Dzongkha,ee Ewe,el Greek
    en English,eo Esperanto,es Spanish,et Estonian,eu Basque,fa Persian,ff Fula,fi Finnish
    fil Filipino,fj Fijian,fo Faroese,fr French,fy Western Frisian,ga Irish,gd Scottish Gaelic
    gl Galician,gn Guarani,gsw Swiss German,gu Gujarati,gv Manx,ha Hausa,haw Hawaiian,he Hebrew
    hi Hindi,hr Croatian,hsb Upper Sorbian,ht Haitian Creole,hu Hungarian,hy Armenian
    ia Interlingua,id Indonesian,ig Igbo,ii Sichuan Yi,is Icelandic,it Italian,iu Inuktitut
    iw Hebrew,ja Japanese,jv Javanese,ka Georgian,kab Kabyle,ki Kikuyu,kk Kazakh
    kl Kalaallisut,km Khmer,kn Kannada,ko Korean,kok Konkani,ks Kashmiri,ku Kurdish,kw Cornish
    ky Kyrgyz,la Latin,lb Luxembourgish,lg Ganda,ln Lingala,lo Lao,lt Lithuanian,lv Latvian
    mg Malagasy,mi Māori,mk Macedonian,ml Malayalam,mn Mongolian,mr Marathi,ms Malay,mt Maltese
    my Burmese,nb Norwegian Bokmål,nd North Ndebele,ne Nepali,nl Dutch,nn Norwegian Nynorsk
    no Norwegian,nqo N’Ko,nr South Ndebele,nv Navajo,ny Nyanja,oc Occitan,om Oromo,or Odia
    os Ossetic,pa Punjabi,pl Polish,ps Pashto,pt Portuguese,qu Quechua,rm Romansh,rn Rundi
    ro Romanian,ru Russian,rw Kinyarwanda,sa Sanskrit,sc Sardinian,sd Sindhi,se Northern Sami
    sg Sango,si Sinhala,sk Slovak,sl Slovenian,sm Samoan,sn Shona,so Somali,sq Albanian
    sr Serbian,ss Swati,st Southern Sotho,su Sundanese,sv Swedish,sw Swahili,syr Syriac
    ta Tamil,te Telugu,tg Tajik,th Thai,ti Tigrinya,tk Turkmen,tl Tagalog,tn Tswana,to Tongan
    tr Turkish,ts Tsonga,tt Tatar,tw Twi,ty Tahitian,ug Uyghur,uk Ukrainian,ur Urdu,uz Uzbek
    ve Venda,vi Vietnamese,wa Walloon,wo Wolof,xh Xhosa,yi Yiddish,yo Yoruba,yue Cantonese
    za Zhuang,zh Chinese,zu Zulu
    """
}
