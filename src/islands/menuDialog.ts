/**
 * Opens the side menu as a modal dialog in browsers without invoker commands (`command="show-modal"`); the others need no script.
 * The dialog itself traps the focus, closes on Escape and gives the focus back.
 */
const menu = document.querySelector<HTMLDialogElement>('dialog.drawer')

if (menu) {
  if (!('commandForElement' in HTMLButtonElement.prototype)) {
    for (const button of document.querySelectorAll<HTMLButtonElement>('button[commandfor="menu"]')) {
      button.addEventListener('click', () => (menu.open ? menu.close() : menu.showModal()))
    }
  }
  // A click beside the panel lands on the dialog itself: its backdrop.
  menu.addEventListener('click', (event) => {
    if (event.target === menu) menu.close()
  })
}
