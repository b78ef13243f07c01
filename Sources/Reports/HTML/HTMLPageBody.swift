internal import Markup

/// The parts of the page that are the same in every report.
enum HTMLPageBody {
  /// Writes the filters and the list.
  static func writeSide(to writer: inout MarkupWriter) {
    writer.literal(
      """
      <nav class="side" aria-label="Screens">
      <div class="filters">
      <label class="field"><svg viewBox="0 0 16 16" aria-hidden="true"><circle cx="7" cy="7" r="4.6"/>\
      <path d="M10.5 10.5 14 14"/></svg>\
      <input id="search" type="search" placeholder="Search" aria-label="Search" autocomplete="off" \
      spellcheck="false"><kbd>/</kbd></label>
      <div class="chips" id="chips" role="group" aria-label="Verdict"></div>
      <select class="tabs" id="tabs" aria-label="Tab"><option value="">All tabs</option></select>
      </div>
      <div class="list" id="list" role="listbox" tabindex="0" aria-label="Screens">\
      <div class="rows" id="rows" role="presentation"></div>\
      <p class="empty" id="empty" hidden>No screen is like that.</p></div>
      <p class="keys"><span><kbd>j</kbd> <kbd>k</kbd> next, previous</span>\
      <span><kbd>1</kbd>–<kbd>5</kbd> view</span><span><kbd>c</kbd> copy command</span>\
      <span id="found" role="status"></span></p>
      </nav>

      """)
  }

  /// Writes the place of one finding.
  static func writeDetail(to writer: inout MarkupWriter) {
    writer.literal(
      """
      <main class="detail" id="detail" tabindex="-1" hidden>
      <div class="top">
      <button class="icon back" id="back" type="button"><svg viewBox="0 0 16 16" aria-hidden="true">\
      <path d="M10 3 5 8l5 5"/></svg>Screens</button>
      <div><h2 id="name"></h2><p class="crumbs" id="crumbs"></p></div>
      <span class="badge" id="badge"><i class="dot"></i><span id="outcome"></span></span>
      <span class="steps"><span id="position"></span>\
      <button class="icon" id="previous" type="button" aria-label="Previous screen">\
      <svg viewBox="0 0 16 16" aria-hidden="true"><path d="M3 10l5-5 5 5"/></svg></button>\
      <button class="icon" id="next" type="button" aria-label="Next screen">\
      <svg viewBox="0 0 16 16" aria-hidden="true"><path d="M3 6l5 5 5-5"/></svg></button></span>
      </div>
      <div class="panes" id="panes">
      <div class="pictures"><div class="views" id="views" role="radiogroup" aria-label="View"></div>
      <div class="stage" id="stage"></div></div>
      <div class="info">
      <section><h3>What changed</h3><ul class="card meaning" id="meaning"></ul></section>
      <section><h3>Details</h3><ul class="card facts" id="facts"></ul></section>
      <section><h3 id="deed"></h3><div class="card command"><code id="command"></code>\
      <button class="copy" id="copy" type="button">Copy</button></div></section>
      <section><h3>Text</h3><div class="card text" id="text" tabindex="0"></div></section>
      </div>
      </div>
      </main>

      """)
  }
}
