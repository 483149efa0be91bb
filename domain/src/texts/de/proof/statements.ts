import type { ProofStatement } from '../../../proof/proof.ts'
import type { Clause } from '../../../proof/proof-clause.ts'
import { quoteWords } from '../../../proof/quote-words.ts'
import { shortDate } from '../dates.ts'
import { nameAttribute } from './attribute-names.ts'

type Range = Extract<Clause, { mode: 'range' }>
type SetClause = Extract<Clause, { mode: 'in' | 'not-in' }>

const levels: Readonly<Record<string, string>> = {
  highschool: 'Schulabschluss',
  associate: 'Associate-Abschluss',
  bachelor: 'Bachelorabschluss',
  master: 'Masterabschluss',
  doctorate: 'Promotion',
}

/** Sets of up to nine members are written in full, so that 'weitere' always means several. */
const shownMembers = 8
const shownCharacters = 80

/**
 * Describes a proof's statement as the words behind 'eine Person, ': 'geboren am 21. Nov. 2008 oder
 * früher'. A statement may come from a stranger's link, so unknown names and values are quoted and
 * cannot end their quotes.
 */
export function describeStatement({ clauses }: ProofStatement): string {
  const known = clauses.filter((clause) => clause.mode === 'known').map(({ field }) => nameOf(field))
  const facts = clauses.flatMap((clause) => (clause.mode === 'known' ? [] : [describeClause(clause)]))
  if (known.length > 0)
    facts.push(`deren ${listOf(known, 'und')} der Prüfstelle ${known.length === 1 ? 'vorliegt' : 'vorliegen'}`)
  return listOf(facts, 'und')
}

/** Names each attribute of a statement once: 'Geburtsdatum und Land'. */
export function nameAttributes({ clauses }: ProofStatement): string {
  return listOf([...new Set(clauses.map(({ field }) => nameOf(field)))], 'und')
}

function describeClause(clause: Range | SetClause): string {
  const { field, encoding } = clause
  const not = clause.mode === 'not-in' ? 'nicht ' : ''
  if (field === 'age_over_18' && clause.mode === 'in' && clause.members.length === 1)
    return clause.members[0] === 'true' ? 'mindestens 18 Jahre alt' : 'jünger als 18 Jahre'
  if (field === 'country' && encoding === 'country' && clause.mode !== 'range')
    return contract(`wohnhaft ${clause.mode === 'in' ? 'in' : 'außerhalb von'} ${listHomes(clause)}`)
  if (encoding === 'date') {
    if (field === 'dateOfBirth') return `${not}geboren ${describeDays(clause, 'am', 'in der Zeit')}`
    return `deren ${nameOf(field)} ${not}${describeDays(clause, 'auf den', 'in die Zeit')} fällt`
  }
  const values = clause.mode === 'range' ? describeRange(clause) : listMembers(clause)
  if (not === '' && field === 'educationLevel' && encoding === 'ordinal') return `mit ${values}`
  if (not === '' && field === 'incomeLevel' && encoding === 'decimal') return `mit einem Jahreseinkommen von ${values}`
  return `deren ${nameOf(field)} ${not}${values} ist`
}

function describeDays(clause: Range | SetClause, on: string, within: string): string {
  if (clause.mode !== 'range') return `${on} ${listMembers(clause)}`
  const { least, most } = clause
  const write = (value: string) => describeValue('date', value)
  if (least !== undefined && least === most) return `${on} ${write(least)}`
  if (least !== undefined && most !== undefined) return `${within} vom ${write(least)} bis zum ${write(most)}`
  if (least !== undefined) return `${on} ${write(least)} oder später`
  if (most !== undefined) return `${on} ${write(most)} oder früher`
  return 'irgendwann'
}

function describeRange({ encoding, least, most }: Range): string {
  const [after, before] = encoding === 'ordinal' ? ['oder höher', 'oder niedriger'] : ['oder mehr', 'oder weniger']
  const write = (value: string) => describeValue(encoding, value)
  if (least !== undefined && least === most) return write(least)
  if (least !== undefined && most !== undefined) return `${write(least)} bis ${write(most)}`
  if (least !== undefined) return `${write(least)} ${after}`
  if (most !== undefined) return `${write(most)} ${before}`
  return 'beliebig'
}

function listMembers({ encoding, members }: SetClause): string {
  return listShown(members, (member) => describeValue(encoding, member), 'weitere')
}

function listHomes({ members }: SetClause): string {
  const write = (member: string) => (/^[A-Z]{2}$/.test(member) ? toDative(nameCountry(member)) : quote(member))
  return listShown(members, write, 'weiteren Ländern')
}

function listShown(members: readonly string[], write: (member: string) => string, others: string): string {
  const isAll = members.length <= shownMembers + 1
  const shown = (isAll ? members : members.slice(0, shownMembers)).map((member) => write(member))
  const left = isAll ? [] : [`${members.length - shownMembers} ${others}`]
  return listOf([...shown, ...left], 'oder')
}

function describeValue(encoding: Clause['encoding'], value: string): string {
  switch (encoding) {
    case 'date':
      return isDay(value) ? shortDate(value) : quote(value)
    case 'number':
    case 'decimal':
      return /^\d{1,20}(\.\d{1,2})?$/.test(value) ? groupDigits(value) : quote(value)
    case 'ordinal':
      return (Object.hasOwn(levels, value) && levels[value]) || quote(value)
    case 'country':
      return /^[A-Z]{2}$/.test(value) ? nameCountry(value) : quote(value)
    case 'boolean':
      if (value === 'true') return 'wahr'
      return value === 'false' ? 'falsch' : quote(value)
    case 'text':
      return quote(value)
  }
}

/** Tells whether a day exists. February 31 would be shown as another day. */
function isDay(value: string): boolean {
  const moment = /^\d{4}-\d{2}-\d{2}$/.test(value) ? new Date(value) : null
  return moment !== null && !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(value)
}

/** Names a field: 'Bonitätswert'. An unknown field's own name stands in quotation marks. */
function nameOf(field: string): string {
  return nameAttribute(field) ?? quote(field)
}

/** The words inside contain none of these marks. */
function quote(text: string): string {
  return `„${quoteWords(text, shownCharacters).slice(1, -1)}“`
}

function groupDigits(number: string): string {
  const [whole = '', fraction] = number.split('.')
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, '.')
  return fraction === undefined ? grouped : `${grouped},${fraction}`
}

/**
 * The names load with the first country, because Intl takes time and few sentences need a country.
 */
let countries: Intl.DisplayNames | null = null

function nameCountry(code: string): string {
  countries ??= new Intl.DisplayNames('de', { type: 'region' })
  return countries.of(code) ?? code
}

const feminine = /^(Schweiz|Türkei|Ukraine|Slowakei|Mongolei|Westsahara|Isle of Man|Sonderverwaltungs.*|.* Republik)$/
const plural =
  /^(Niederlande|Philippinen|Bahamas|Malediven|Seychellen|Komoren|Färöer|Vereinigte .*|.*(Marianen|gebiete|inseln))$/
const neuter = /^(Vereinigtes|Britisches) /

/** Writes a country behind 'in': 'der Schweiz', 'den Niederlanden'. Most take no article. */
function toDative(name: string): string {
  if (feminine.test(name)) return `der ${name.replace(/e Republik$/, 'en Republik')}`
  if (neuter.test(name)) return `dem ${name.replace(/^(\p{L}+)es /u, '$1en ')}`
  if (!plural.test(name)) return name
  return `den ${name.replaceAll(/e(?= \p{Lu})/gu, 'en').replace(/(lande|Emirate|gebiete)$/, '$1n')}`
}

/** Writes 'im' and 'vom', only where the sentence itself begins, and never in a quoted word. */
function contract(home: string): string {
  return home.replace(/^wohnhaft in dem /, 'wohnhaft im ').replace(/^(wohnhaft außerhalb) von dem /, '$1 vom ')
}

/** Returns 'a, b oder c'. */
function listOf(parts: readonly string[], word: 'und' | 'oder'): string {
  if (parts.length < 2) return parts.join('')
  return `${parts.slice(0, -1).join(', ')} ${word} ${parts.at(-1)}`
}
