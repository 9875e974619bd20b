/**
 * The side menu is a modal dialog that buttons open and close by themselves (`command="show-modal"`); this does it for browsers without invoker commands, also for what was
 * pressed before it ran, and closes the menu at a click beside it. The dialog itself traps the focus, closes on Escape and gives the focus back.
 * @see https://developer.mozilla.org/docs/Web/API/Invoker_Commands_API
 */
const menu = document.querySelector<HTMLDialogElement>('dialog.drawer')

if (menu) {
  const toggle = (): void => (menu.open ? menu.close() : menu.showModal())
  if (!('command' in HTMLButtonElement.prototype)) {
    for (const button of document.querySelectorAll('[commandfor]')) button.addEventListener('click', toggle)
    if (document.pressed?.matches('[commandfor]')) toggle()
  }
  // A click beside the panel lands on the dialog itself: its backdrop.
  menu.addEventListener('click', (event) => {
    if (event.target === menu) menu.close()
  })
}
