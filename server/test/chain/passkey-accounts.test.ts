import { didRegistryAbi as abi } from '@did/contracts/generated/did-registry-abi'
import { called } from '@did/contracts/test-control'
import { createPasskey } from '@did/contracts/test-passkey'
import { isValidSignatureAt } from '@did/credentials/signature/wallet-calls'
import { demoAdministrator, demoClinic, demoOwner, demoUniversity } from '@did/local/demo-accounts'
import { encodeFunctionData, serializeErc6492Signature } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type PasskeyRig, startPasskeyRig } from './passkey-rig.ts'

let rig: PasskeyRig
const subject = demoOwner.address
beforeAll(async () => {
  rig = await startPasskeyRig()
  await rig.send(subject, { abi, functionName: 'mintDID' })
})
afterAll(() => rig.stop())

const askedAt = isValidSignatureAt.encode('0x', '0x', 0).slice(0, 10)

async function buildVerifier(secret: number, factory?: `0x${string}`) {
  const key = createPasskey(secret)
  const account = await rig.predict(key, factory)
  await rig.bring(account.deployAndExecute([rig.mint]))
  await rig.accredit(account.address)
  const write = (title: string) => rig.write({ verifier: account.address, subject, title })
  return { key, account, write }
}

test('an attestation that the chain recorded stays genuine after its passkey is removed, and what this passkey signs later is refused', async () => {
  const { account, key, write } = await buildVerifier(31)
  const [before, unrecorded, after, byNext] = [
    write('before'),
    write('unrecorded'),
    write('after'),
    write('by the next'),
  ]
  await rig.anchor(before.digest)
  const next = createPasskey(32)
  await rig.addKey(account, next)
  await rig.removeKey(account, key)
  for (const { digest } of [after, byNext]) await rig.anchor(digest)

  const kept = await rig.check(before, account.signMessage(before.digest))
  expect(kept).toMatchObject({ overall: 'genuine' })
  expect(kept.asked).toContain(askedAt)
  for (const late of [unrecorded, after])
    expect(await rig.check(late, account.signMessage(late.digest))).toMatchObject({ codes: ['signature-invalid'] })
  expect(await rig.check(byNext, account.signMessageWith(next, byNext.digest))).toMatchObject({ overall: 'genuine' })
  const backdated = account.signMessageWith(next, before.digest)
  expect(await rig.check(before, backdated)).toMatchObject({ codes: ['signature-invalid'] })
})

test('an attestation that the chain recorded before a recovery stays genuine, and what the former passkey signs after the recovery is refused', async () => {
  const { account, write } = await buildVerifier(33)
  const [before, after] = [write('before'), write('after')]
  await rig.anchor(before.digest)
  const recovered = createPasskey(34)
  await rig.recover(account, recovered)
  await rig.anchor(after.digest)

  expect(await rig.check(before, account.signMessage(before.digest))).toMatchObject({ overall: 'genuine' })
  expect(await rig.check(after, account.signMessage(after.digest))).toMatchObject({ codes: ['signature-invalid'] })
  expect(await rig.check(after, account.signMessageWith(recovered, after.digest))).toMatchObject({ overall: 'genuine' })
})

test('what an account signed before its deployment stays genuine, even after the account has removed the key that signed', async () => {
  const key = createPasskey(35)
  const account = await rig.predict(key)
  await rig.accredit(account.address)
  const signed = rig.write({ verifier: account.address, subject, title: 'before the deployment' })
  await rig.anchor(signed.digest)
  const { to: address, data } = account.deployAndExecute([rig.mint])
  const signature = serializeErc6492Signature({ address, data, signature: account.signMessage(signed.digest) })
  await rig.bring({ to: address, data })
  await rig.addKey(account, createPasskey(36))
  await rig.removeKey(account, key)
  expect(await rig.check(signed, signature)).toMatchObject({ overall: 'genuine' })
})

test('the signature of an account that trusts another registry is judged by the account’s state at the block that recorded the attestation', async () => {
  const { account, write } = await buildVerifier(37, await rig.deployForAnotherRegistry())
  const signed = write('for another registry')
  await rig.anchor(signed.digest)
  const found = await rig.check(signed, account.signMessage(signed.digest))
  expect(found).toMatchObject({ overall: 'genuine' })
  expect(found.asked).not.toContain(askedAt)
})

test('a verdict stays green after guardians have recovered the holder’s identity, and mentions the recovery', async () => {
  const { account: verifier } = await buildVerifier(38)
  const holder = await rig.predict(createPasskey(39))
  await rig.bring(holder.deployAndExecute([rig.mint]))
  const signed = rig.write({ verifier: verifier.address, subject: holder.address, title: 'of a recovered holder' })
  await rig.recover(holder, createPasskey(40))
  const found = await rig.check(signed, verifier.signMessage(signed.digest))
  expect(found).toMatchObject({ overall: 'genuine' })
  expect(found.codes).toContain('control-recovered')
})

test('a verdict warns of an attestation by a frozen verifier, unless the chain recorded the attestation before the freeze', async () => {
  const verifier = privateKeyToAccount(demoAdministrator.privateKey)
  await rig.accredit(verifier.address)
  const sign = async (title: string) => {
    const signed = rig.write({ verifier: verifier.address, subject, title })
    return { signed, signature: await verifier.sign({ hash: signed.digest }) }
  }
  const [recorded, late] = [await sign('before the freeze'), await sign('after the freeze')]
  await rig.anchor(recorded.signed.digest)
  await rig.send(verifier.address, { abi, functionName: 'freeze', args: [verifier.address, called] })
  expect(await rig.check(recorded.signed, recorded.signature)).toMatchObject({ overall: 'genuine' })
  const unrecorded = await rig.check(late.signed, late.signature)
  await rig.anchor(late.signed.digest)
  for (const found of [unrecorded, await rig.check(late.signed, late.signature)]) {
    expect(found).toMatchObject({ overall: 'caution' })
    expect(found.codes).toContain('verifier-frozen')
  }
})

test.for([
  ['frozen', true],
  ['not frozen', false],
] as const)(
  'a verdict warns of an attestation that the chain recorded while its verifier waited for a recovery and was %s',
  async ([, isFrozen]) => {
    const { account, write } = await buildVerifier(isFrozen ? 42 : 43)
    const [before, meanwhile] = [write('before the theft'), write('by the thief')]
    await rig.anchor(before.digest)
    await rig.recover(account, createPasskey(44), async () => {
      const data = encodeFunctionData({ abi, functionName: 'freeze', args: [account.address, called] })
      if (isFrozen) await rig.bring(account.execute([{ to: rig.mint.to, data }]))
      await rig.anchor(meanwhile.digest)
    })
    expect(await rig.check(before, account.signMessage(before.digest))).toMatchObject({ overall: 'genuine' })
    const found = await rig.check(meanwhile, account.signMessage(meanwhile.digest))
    expect(found).toMatchObject({ overall: 'caution' })
    expect(found.codes).toContain('verifier-frozen')
  },
)

test('a verdict stays green after the holder has moved to another wallet, and is amber while the holder’s identity is frozen', async () => {
  const { account: verifier } = await buildVerifier(41)
  const holder = demoUniversity.address
  const next = privateKeyToAccount(demoClinic.privateKey)
  await rig.send(holder, { abi, functionName: 'mintDID' })
  const signed = rig.write({ verifier: verifier.address, subject: holder, title: 'of a moved holder' })
  const check = () => rig.check(signed, verifier.signMessage(signed.digest))
  expect((await check()).codes).not.toContain('control-moved')

  await rig.move(holder, next)
  const moved = await check()
  expect(moved).toMatchObject({ overall: 'genuine' })
  expect(moved.codes).toContain('control-moved')
  await rig.send(next.address, { abi, functionName: 'freeze', args: [holder, called] })
  const frozen = await check()
  expect(frozen).toMatchObject({ overall: 'caution' })
  expect(frozen.codes).toContain('identity-frozen')
})
