/**
 * The side menu is a modal dialog that its buttons open and close natively (`command="show-modal"`). This script is the
 * fallback for browsers without invoker commands, including a press from before it ran, and closes the menu on a click
 * on the backdrop. The dialog itself traps the focus, closes on Escape and restores the focus.
 * @see https://developer.mozilla.org/docs/Web/API/Invoker_Commands_API
 */
const menu = document.querySelector<HTMLDialogElement>('dialog.drawer')

if (menu) {
  const toggle = (): void => (menu.open ? menu.close() : menu.showModal())
  if (!('command' in HTMLButtonElement.prototype)) {
    for (const button of document.querySelectorAll('[commandfor]')) button.addEventListener('click', toggle)
    if (document.pressed?.matches('[commandfor]')) toggle()
  }
  // A click on the backdrop has the dialog itself as its target.
  menu.addEventListener('click', (event) => {
    if (event.target === menu) menu.close()
  })
}
