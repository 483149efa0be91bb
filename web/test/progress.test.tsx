import { expect, it } from 'vitest'
import { Progress } from '../src/ui/progress.tsx'
import { show } from './rig/screen.tsx'

it('a progress bar is empty when there is no work to count', async () => {
  await show(<Progress label="Checked claims" value={0} max={0} />)
  expect(document.querySelector('rect')?.getAttribute('width')).toBe('0%')
})
