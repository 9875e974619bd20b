import { afterPaint } from '#src/components/ui/afterPaint.ts'

/**
 * The side menu is a modal dialog, which needs no script where buttons have invoker commands (`command="show-modal"`): with one the button shows the touch a frame before the
 * dialog opens, for which a browser computes all of the page anew, and browsers without those commands open it, too. The dialog itself traps the focus, closes on Escape and
 * gives the focus back.
 */
const menu = document.querySelector<HTMLDialogElement>('dialog.drawer')

if (menu) {
  for (const button of document.querySelectorAll<HTMLButtonElement>('button[commandfor="menu"]')) {
    button.addEventListener('click', (event) => {
      event.preventDefault()
      if (menu.open) return menu.close()
      button.dataset['chosen'] = ''
      afterPaint(() => {
        delete button.dataset['chosen']
        // It may have been opened since, or the page left.
        if (!menu.open && menu.isConnected) menu.showModal()
      })
    })
  }
  // A click beside the panel lands on the dialog itself: its backdrop.
  menu.addEventListener('click', (event) => {
    if (event.target === menu) menu.close()
  })
}
