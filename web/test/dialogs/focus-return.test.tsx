import { expect, it } from 'vitest'
import { useFocusReturn } from '../../src/ui/dialog.tsx'
import { button, show } from '../rig/screen.tsx'

it('two dialogs return the focus to the same button even if the second dialog opens before the first one has returned the focus', async () => {
  const [first, second] = await showTwoDialogs()
  const close = () => new Event('close', { cancelable: true })
  button('Begin').focus()
  first?.onOpenAutoFocus()
  button('Begin').blur()
  second?.onOpenAutoFocus()
  first?.onCloseAutoFocus(close())
  button('Begin').blur()
  second?.onCloseAutoFocus(close())
  expect(document.activeElement).toBe(button('Begin'))
})

async function showTwoDialogs() {
  const dialogs: ReturnType<typeof useFocusReturn>[] = []
  function Page() {
    dialogs.push(useFocusReturn(), useFocusReturn())
    return <button type="button">Begin</button>
  }
  await show(<Page />)
  return dialogs
}
