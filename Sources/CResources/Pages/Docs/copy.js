"use strict";

/** Puts the text of a section into the clipboard, or selects it where a page may not. */
async function copyText(button) {
  const text = button.parentElement.querySelector("pre");
  try {
    await navigator.clipboard.writeText(text.textContent);
    button.textContent = "Copied";
  } catch {
    getSelection().selectAllChildren(text);
    button.textContent = "Selected";
  }
}

for (const button of document.querySelectorAll(".copy")) {
  button.hidden = false;
  button.addEventListener("click", () => copyText(button));
}

