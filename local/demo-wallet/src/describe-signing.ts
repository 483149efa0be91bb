import { decodeRevocationReason } from '@did/domain/attestation/revocation-reason'
import { isBuiltInName } from '@did/domain/claim/built-in-names'
import { descriptionField, holderNameField } from '@did/domain/claim/claim-field'
import { isNamedByLabel } from '@did/domain/claim/field-names'
import type { Hex } from '@did/domain/hex'
import { labelFact, signedDescriptionLabel } from '@did/domain/protocol/signed-labels'
import { vaultStatement } from '@did/domain/protocol/signed-statements'
import { hexToBytes } from 'viem'
import { showHidden, spellOut } from './plain-words.ts'
import type { Fact, Prompt } from './prompt.ts'
import { isRecord } from './unknown-value.ts'

const vaultWarning =
  'Only sign this where you sealed them: whoever has this signature and a copy of them can read them.'

/**
 * Describes a request of `personal_sign`. The prompt shows the text to sign, and for a sign-in
 * (EIP-4361) also the name of the site.
 */
export function describeMessage(message: Hex, host: string): Prompt {
  const text = decodeText(message)
  if (text === null)
    return {
      title: 'Sign data?',
      lead: 'This page asks you to sign data that is not readable text.',
      text: message,
      warning: 'You cannot see what this means. Reject it unless you know exactly why it is asked.',
      accept: 'Sign',
    }
  const site = /^(\S+) wants you to sign in with your Ethereum account:/.exec(text)?.[1]
  if (site === undefined)
    return {
      title: 'Sign this message?',
      lead: 'Signing is free and sends nothing.',
      text: showHidden(text),
      accept: 'Sign',
    }
  const foreign = `This sign-in is for ${showHidden(site)}, but you are on ${host}. Reject it.`
  if (text.includes(`\n${vaultStatement}\n`))
    return {
      title: 'Open your private attributes?',
      lead: `Your signature is the key to what you have sealed on ${showHidden(site)}. It is free and sends nothing.`,
      text: showHidden(text),
      warning:
        site === host
          ? vaultWarning
          : `This would open what you sealed on ${showHidden(site)}, but you are on ${host}. Reject it.`,
      accept: 'Open',
    }
  return {
    title: 'Sign in?',
    lead: `You prove to ${showHidden(site)} that this wallet is yours. It is free and sends nothing.`,
    text: showHidden(text),
    ...(site === host ? {} : { warning: foreign }),
    accept: 'Sign in',
  }
}

/**
 * Describes a request of `eth_signTypedData_v4`. The prompt shows the name and the value of each
 * field.
 */
export function describeTypedData(typedData: { domain: object; primaryType: string; message: object }): Prompt {
  const { domain, primaryType, message } = typedData
  const app = isRecord(domain) && typeof domain['name'] === 'string' ? showHidden(domain['name']) : 'This page'
  const facts = listFacts(message)
  if (primaryType === 'ClaimAttestation' || primaryType === 'ConfirmCredential')
    return {
      title: 'Vouch for this claim?',
      lead: 'With your signature you say that you have checked this and that it is true. It is free and sends nothing.',
      facts,
      accept: 'Sign',
    }
  if (primaryType === 'HolderAnswer')
    return {
      title: 'Prove that this is yours?',
      lead: 'With your signature somebody knows that you hold this credential. It is free and sends nothing.',
      facts: facts.map(withReadableTime),
      accept: 'Sign',
    }
  if (primaryType === 'ClaimRevocation')
    return {
      title: 'Withdraw your confirmation?',
      lead: 'With your signature you take back something you confirmed. It is free, and cannot be undone.',
      facts: facts.map((fact) => (fact.name === 'Reason' ? { ...fact, value: readReason(fact.value) } : fact)),
      accept: 'Sign',
    }
  if (primaryType === 'AttributeKey')
    return {
      title: 'Receive private attributes?',
      lead: 'With your signature holders know that this key is yours, and can seal private attributes to you. It is free and sends nothing.',
      facts: facts.map(withReadableTime),
      accept: 'Sign',
    }
  if (primaryType === 'SharedAttributes')
    return {
      title: 'Share private attributes?',
      lead: 'With your signature the verifier knows that these come from you, and that they are for this claim alone. It is free and sends nothing.',
      facts: facts.map(withReadableTime),
      accept: 'Sign',
    }
  const lead = `${app} asks for your signature under these values. Signing is free and sends nothing.`
  return { title: `Sign ${spellOut(primaryType).toLowerCase()}?`, lead, facts, accept: 'Sign' }
}

function withReadableTime(fact: Fact): Fact {
  const isTime = ['Created at', 'Signed at', 'Answered at'].includes(fact.name)
  return isTime ? { ...fact, value: formatTime(Number(fact.value)) } : fact
}

/**
 * Tells whether a value is a field of a credential. Such a field has a label, which people read,
 * and a salt, which means nothing to them.
 */
function isLabelled(value: object): value is { name?: unknown; label: unknown; value: unknown } {
  return 'label' in value && 'value' in value && 'salt' in value
}

function listFacts(value: object, path: readonly string[] = []): Fact[] {
  if (isLabelled(value)) return [{ name: nameLabelled(value), value: formatMember('value', value.value) }]
  return Object.entries(value).flatMap(([key, member]: [string, unknown]) => {
    const name = [...path, spellOut(key)]
    if (typeof member === 'object' && member !== null) return listFacts(member, name)
    return [{ name: name.join(' › '), value: formatMember(key, member) }]
  })
}

/**
 * Adds the field's machine-readable name to the field's label, unless the label already says this
 * name.
 */
function nameLabelled({ name, label }: { name?: unknown; label: unknown }): string {
  const named = { field: String(name ?? ''), label: String(label) }
  const isOwn = ownLabels.get(named.field) === named.label || labelFact(named.field) === named.label
  const isSaid = named.field === '' || isOwn || isNamedByLabel(named) || isBuiltInName(named)
  return showHidden(isSaid ? named.label : `${named.label} (in other software: ${named.field})`)
}

const ownLabels = new Map<string, string>([
  [holderNameField.field, holderNameField.label],
  [descriptionField, signedDescriptionLabel],
])

function formatMember(key: string, member: unknown): string {
  if (key === 'validUntil' && Number(member) === 0) return 'No end'
  if (key === 'validFrom' || key === 'validUntil') return formatTime(Number(member))
  const text = showHidden(String(member))
  return text === '' ? '(empty)' : text
}

/**
 * Returns words for a known reason of a revocation. The chain has only a hash of any other reason,
 * because that reason is in the verifier's own words. In this case, the result contains the hash.
 */
function readReason(bytes: string): string {
  return decodeRevocationReason(bytes)?.replaceAll('-', ' ') ?? `in own words, ${bytes}`
}

function formatTime(unixSeconds: number): string {
  const time = new Date(unixSeconds * 1000)
  if (Number.isNaN(time.getTime())) return String(unixSeconds)
  return time.toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' })
}

function decodeText(message: Hex): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(hexToBytes(message))
  } catch {
    return null
  }
}
