/** The walks over all screens except a member's. Each walk makes the people that it needs. */
import type { TestStackInfo } from '@did/local/test-stack'
import type { Page } from '@playwright/test'
import { register } from '../api.ts'
import type { TestFixtures } from '../fixtures.ts'
import { mintDid } from '../journey.ts'
import type { Node } from '../node.ts'
import { bringPasskeys, createIdentity } from '../passkeys.ts'
import { accredit } from '../shares.ts'
import { walkDeviceScreens } from './device-screens.ts'
import { walkGuardianScreens } from './guardian-screens.ts'
import { guard, walkMovingScreens } from './moving-screens.ts'
import { walkPrivateScreens } from './private-screens.ts'
import { walkPublishedScreens } from './published-screens.ts'
import type { Look } from './screen.ts'
import {
  walkCheckedScreens,
  walkNewcomerScreens,
  walkPublicScreens,
  walkSignIn,
  walkWizard,
} from './visitor-screens.ts'
import { makeWalkedLinks } from './walked-links.ts'

type World = Pick<TestFixtures, 'newMember' | 'newPerson' | 'newVisitor'> & { node: Node; stack: TestStackInfo }
export type StagedWalk = (
  world: World,
  walk: {
    /** The name of the verifier whom the walk makes. */
    organization: string
    /**
     * The walk calls this function with the page of each person whom it makes, before it looks at a
     * screen.
     */
    prepare: (page: Page) => Promise<void>
    look: Look
  },
) => Promise<void>

export const stagedWalks: Record<string, StagedWalk> = {
  'the public screens': async ({ newVisitor }, { prepare, look }) => {
    const page = await newVisitor()
    await prepare(page)
    await walkPublicScreens(page, look)
  },

  'the screens on which visitors check claims': async ({ newVisitor, node, stack }, { prepare, look }) => {
    const links = await makeWalkedLinks(node, stack)
    const page = await newVisitor()
    await prepare(page)
    await walkCheckedScreens(page, links, look)
  },

  'the screens of a new member': async ({ newPerson, node, stack }, { prepare, look }) => {
    const person = await newPerson({ path: 'about:blank' })
    await prepare(person.page)
    await person.page.goto('/')
    await fillWizard(node, stack)
    await walkSignIn(person, look)
    await walkWizard(person.page, look)
    await walkNewcomerScreens(person.page, look)
  },

  'the screens of attributes and proofs': async ({ newMember, newVisitor, stack }, { organization, prepare, look }) => {
    const verifier = await newMember({ organization, path: 'about:blank' })
    const owner = await newMember({ path: 'about:blank', minted: true })
    const stranger = await newVisitor()
    for (const page of [owner.page, verifier.page, stranger]) await prepare(page)
    await walkPrivateScreens({ owner, verifier, stranger }, look)
    await accredit(verifier, organization, stack)
    await walkPublishedScreens(verifier.page, look)
  },

  'the screens of a device that is added': async ({ newVisitor }, { prepare, look }) => {
    const [owner, device] = [await newVisitor(), await newVisitor()]
    for (const page of [owner, device]) await bringPasskeys(page)
    await createIdentity(owner)
    await mintDid({ page: owner })
    for (const page of [owner, device]) await prepare(page)
    await walkDeviceScreens({ owner, device }, look)
  },

  'the screens of guardians and their decisions': async ({ newMember, newVisitor }, { prepare, look }) => {
    const [owner, guardian] = [await newMember({ path: 'about:blank' }), await newMember({ path: 'about:blank' })]
    const stranger = await newVisitor()
    await bringPasskeys(stranger)
    for (const page of [owner.page, guardian.page, stranger]) await prepare(page)
    await walkGuardianScreens({ owner, guardian, stranger }, look)
  },

  'the screens of a move': async ({ newMember }, { prepare, look }) => {
    const [free, guarded] = [await newMember({ path: 'about:blank' }), await newMember({ path: 'about:blank' })]
    const file = await guard(guarded)
    for (const { page } of [free, guarded]) await prepare(page)
    await walkMovingScreens({ free, guarded, file }, look)
  },
}

/** The wizard offers a search among organizations only if there are enough of them. */
async function fillWizard(node: Node, stack: TestStackInfo): Promise<void> {
  for (let number = 1; number <= 7; number += 1)
    await register(node, stack, { organization: `Quinta ${crypto.randomUUID()}` })
}
