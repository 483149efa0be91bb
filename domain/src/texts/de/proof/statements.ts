import type { ProofStatement } from '../../../proof/proof.ts'
import type { Clause } from '../../../proof/proof-clause.ts'
import { quoteWords } from '../../../proof/quote-words.ts'
import { isDay } from '../../is-day.ts'
import { shortDate } from '../days.ts'
import { nameAttribute } from './attribute-names.ts'

type Range = Extract<Clause, { mode: 'range' }>
type SetClause = Extract<Clause, { mode: 'in' | 'not-in' }>

const levels: Readonly<Record<string, string>> = {
  highschool: 'Schulabschluss',
  associate: 'Associate',
  bachelor: 'Bachelor',
  master: 'Master',
  doctorate: 'Promotion',
}

/**
 * A longer set shows this many members. A set of nine is still written in full, so that 'weitere'
 * always means several.
 */
const shownMembers = 8
const shownCharacters = 80

/**
 * Describes a proof's statement as part of a sentence, after 'eine Person,': 'geboren am 21. Nov.
 * 2008 oder früher'. Relative clauses come last. A statement may come from a stranger's link, so
 * unknown names and values are quoted and cannot end their quotes.
 */
export function describeStatement({ clauses }: ProofStatement): string {
  const known = clauses.flatMap(({ mode, field }) => (mode === 'known' ? [field] : []))
  const facts = clauses.flatMap((clause) => (clause.mode === 'known' ? [] : [describeClause(clause)]))
  if (known.length > 0) {
    const isOne = known.length === 1 && !known.some(isPlural)
    facts.push(`deren ${listOf(known.map(nameOf), 'und')} hinterlegt ${isOne ? 'ist' : 'sind'}`)
  }
  const isRelative = (fact: string) => fact.startsWith('deren ')
  const parts = [facts.filter((fact) => !isRelative(fact)), facts.filter(isRelative)]
  return parts
    .filter((part) => part.length > 0)
    .map((part) => listOf(part, 'und'))
    .join(', ')
}

/** Names each attribute of a statement once: 'Geburtsdatum und Land'. */
export function nameAttributes({ clauses }: ProofStatement): string {
  return listOf([...new Set(clauses.map(({ field }) => nameOf(field)))], 'und')
}

function describeClause(clause: Range | SetClause): string {
  const { field, encoding } = clause
  if (field === 'age_over_18' && encoding === 'boolean' && clause.mode === 'in' && clause.members.length === 1)
    return clause.members[0] === 'true' ? 'mindestens 18 Jahre alt' : 'jünger als 18 Jahre'
  if (field === 'country' && encoding === 'country' && clause.mode !== 'range')
    return `${notOf(clause)}wohnhaft ${listOf(cut(clause, nameResidence, 'in einem', 'Ländern'), 'oder')}`
  if (field === 'dateOfBirth' && encoding === 'date') return `${notOf(clause)}geboren ${describeDays(clause)}`
  if (field === 'educationLevel' && encoding === 'ordinal') return `mit ${describeDegree(clause)}`
  if (field === 'incomeLevel' && encoding === 'decimal') return `mit ${describeIncome(clause)}`
  const [is, lies] = isPlural(field) ? ['sind', 'liegen'] : ['ist', 'liegt']
  if (encoding === 'date') return `deren ${nameOf(field)} ${notOf(clause)}${describeDays(clause)} ${lies}`
  return `deren ${nameOf(field)} ${clause.mode === 'range' ? describeRange(clause, is, lies) : describeSet(clause, is)}`
}

function describeDays(clause: Range | SetClause): string {
  if (clause.mode !== 'range') return `am ${listOf(cut(clause, describeValue, 'an einem', 'Tagen'), 'oder')}`
  const { least, most } = writeBounds(clause)
  if (least !== null && least === most) return `am ${least}`
  if (least !== null && most !== null) return `in der Zeit vom ${least} bis zum ${most}`
  if (least !== null) return `am ${least} oder später`
  return most === null ? 'an einem beliebigen Tag' : `am ${most} oder früher`
}

function describeDegree(clause: Range | SetClause): string {
  if (clause.mode !== 'range') {
    const values = listOf(cut(clause, describeValue, 'einem', 'Abschlüssen'), 'oder')
    return clause.mode === 'in' ? values : `anderem Abschluss als ${values}`
  }
  const { least, most } = writeBounds(clause)
  if (least !== null && least === most) return least
  if (least !== null && most !== null) return `mindestens ${least} und höchstens ${most}`
  if (least !== null) return `${least} oder höherem Abschluss`
  return most === null ? 'beliebigem Abschluss' : `${most} oder niedrigerem Abschluss`
}

function describeIncome(clause: Range | SetClause): string {
  const income = 'Jahreseinkommen'
  if (clause.mode !== 'range') {
    const values = listOf(cut(clause, describeValue, 'einem', 'Werten'), 'oder')
    return clause.mode === 'in' ? `einem ${income} von ${values}` : `einem anderen ${income} als ${values}`
  }
  const { least, most } = writeBounds(clause)
  if (least !== null && least === most) return `einem ${income} von ${least}`
  if (least !== null && most !== null) return `einem ${income} von ${least} bis ${most}`
  if (least !== null) return `einem ${income} von ${least} oder mehr`
  return most === null ? `einem beliebigen ${income}` : `einem ${income} von ${most} oder weniger`
}

function describeRange(clause: Range, is: string, lies: string): string {
  const { least, most } = writeBounds(clause)
  if (least !== null && least === most) return `${least} ${is}`
  if (least !== null && most !== null) return `im Bereich von ${least} bis ${most} ${lies}`
  if (least !== null) return `mindestens ${least} ${is}`
  return most === null ? `beliebig ${is}` : `höchstens ${most} ${is}`
}

function describeSet(clause: SetClause, is: string): string {
  const values = cut(clause, describeValue, 'einer', 'Werten')
  if (clause.mode === 'in') return `${listOf(values, 'oder')} ${is}`
  return `${values.length === 1 ? 'nicht' : 'weder'} ${listOf(values, 'noch')} ${is}`
}

function notOf({ mode }: Clause): string {
  return mode === 'not-in' ? 'nicht ' : ''
}

function isPlural(field: string): boolean {
  return field === 'responsibilities'
}

function writeBounds({ encoding, least, most }: Range): { least: string | null; most: string | null } {
  const write = (value: string | undefined) => (value === undefined ? null : describeValue(value, encoding))
  return { least: write(least), most: write(most) }
}

/** Writes a set's members. Many members end with 'einer von 248 weiteren Werten'. */
function cut(
  { encoding, members }: SetClause,
  write: (member: string, encoding: Clause['encoding']) => string,
  one: string,
  kind: string,
): string[] {
  const isAll = members.length <= shownMembers + 1
  const shown = (isAll ? members : members.slice(0, shownMembers)).map((member) => write(member, encoding))
  return isAll ? shown : [...shown, `${one} von ${members.length - shownMembers} weiteren ${kind}`]
}

function describeValue(value: string, encoding: Clause['encoding']): string {
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
      return value === 'true' ? 'ja' : value === 'false' ? 'nein' : quote(value)
    case 'text':
      return quote(value)
  }
}

/** Names a field: 'Notendurchschnitt'. An unknown field's own name stands in quotation marks. */
function nameOf(field: string): string {
  return nameAttribute(field) ?? quote(field)
}

function quote(text: string): string {
  return quoteWords(text, shownCharacters)
}

/** Writes '2018', '30.000' and '2,75'. A number with four digits may be a year. */
function groupDigits(number: string): string {
  const [whole = '', fraction] = number.split('.')
  const grouped = whole.length < 5 ? whole : whole.replaceAll(/\B(?=(\d{3})+$)/g, '.')
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

/** The countries whose names get another ending behind 'in'. */
const residences: Readonly<Record<string, string>> = {
  AE: 'in den Vereinigten Arabischen Emiraten',
  BQ: 'in den Karibischen Niederlanden',
  CF: 'in der Zentralafrikanischen Republik',
  DO: 'in der Dominikanischen Republik',
  FO: 'auf den Färöern',
  GB: 'im Vereinigten Königreich',
  IC: 'auf den Kanarischen Inseln',
  IO: 'im Britischen Territorium im Indischen Ozean',
  MP: 'auf den Nördlichen Marianen',
  NL: 'in den Niederlanden',
  PS: 'in den Palästinensischen Autonomiegebieten',
  TF: 'in den Französischen Süd- und Antarktisgebieten',
  UM: 'auf den Amerikanischen Überseeinseln',
  US: 'in den Vereinigten Staaten',
  VG: 'auf den Britischen Jungferninseln',
  VI: 'auf den Amerikanischen Jungferninseln',
}

/** The countries that take an article. The others follow 'in'. */
const articles: readonly (readonly [string, RegExp])[] = [
  ['im', /^(Irak|Iran|Jemen|Kosovo|Libanon|Sudan|Südsudan|Tschad)$/],
  ['in der', /^(Antarktis|Mongolei|Schweiz|Slowakei|Türkei|Ukraine|Vatikanstadt|Westsahara|Republik .*|Sonderverw.*)$/],
  ['auf den', /(inseln|Bahamas|Komoren|Malediven|Philippinen|Salomonen|Seychellen)$/],
  ['auf der', /(insel|-Insel|Isle of Man)$/],
]

/** Says where somebody lives: 'in Deutschland', 'in der Schweiz', 'auf den Philippinen'. */
function nameResidence(value: string, encoding: Clause['encoding']): string {
  const name = describeValue(value, encoding)
  return residences[value] ?? `${articles.find(([, names]) => names.test(name))?.[0] ?? 'in'} ${name}`
}

/** Returns 'a, b oder c'. */
function listOf(parts: readonly string[], word: 'und' | 'oder' | 'noch'): string {
  if (parts.length < 2) return parts.join('')
  return `${parts.slice(0, -1).join(', ')} ${word} ${parts.at(-1)}`
}
