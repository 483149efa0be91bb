/**
 * `npm run bench [name …]` prints each figure together with the figure's limit, or with a floor
 * that was measured in the same run.
 */

import { benchAnchorCost } from './anchor-cost.ts'
import { benchCheckAttestation } from './check-attestation.ts'
import { benchCheckMany } from './check-many.ts'
import { benchColdVerdict } from './cold-verdict.ts'
import { benchCredo } from './credo.ts'
import { benchLighthouse } from './lighthouse.ts'
import { benchLiveApproval } from './live-approval.ts'
import { benchLongLists } from './long-lists.ts'
import { benchLongMail } from './long-mail.ts'
import { benchPageWeight } from './page-weight.ts'
import { benchProver } from './prover.ts'
import { benchRequestCost } from './request-cost.ts'
import type { Figure } from './rig.ts'
import { benchSockets } from './sockets.ts'
import { benchStart } from './start-time.ts'

const benches: Record<string, () => Promise<Figure[]>> = {
  'check-attestation': benchCheckAttestation,
  credo: benchCredo,
  'long-lists': benchLongLists,
  'anchor-cost': benchAnchorCost,
  'page-weight': benchPageWeight,
  'cold-verdict': benchColdVerdict,
  'check-many': benchCheckMany,
  'long-mail': benchLongMail,
  prover: benchProver,
  lighthouse: benchLighthouse,
  'live-approval': benchLiveApproval,
  sockets: benchSockets,
  'request-cost': benchRequestCost,
  'start-time': benchStart,
}

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !(name in benches))
if (unknown.length > 0)
  throw new Error(`No such bench: ${unknown.join(', ')}. There are ${Object.keys(benches).join(', ')}.`)

for (const [name, bench] of Object.entries(benches)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  console.log(`\n${name}`)
  const figures = await bench()
  console.table(
    figures.map(({ what, measured, against, ratio, atMost }) => ({
      what,
      measured,
      against,
      ratio: ratio.toFixed(2),
      limit: atMost ?? '',
      held: atMost === undefined ? '' : ratio <= atMost ? 'yes' : 'NO',
    })),
  )
  if (figures.some(({ ratio, atMost }) => atMost !== undefined && !(ratio <= atMost))) process.exitCode = 1
}
