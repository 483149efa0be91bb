import type { ProofStatement } from '../../../proof/proof.ts'
import type { Clause } from '../../../proof/proof-clause.ts'
import { quoteWords } from '../../../proof/quote-words.ts'
import { isDay } from '../../is-day.ts'
import { shortDate } from '../days.ts'
import { nameAttribute } from './attribute-names.ts'

type Range = Extract<Clause, { mode: 'range' }>
type SetClause = Extract<Clause, { mode: 'in' | 'not-in' }>

const levels: Readonly<Record<string, string>> = {
  highschool: 'a high school diploma',
  associate: 'an associate degree',
  bachelor: 'a bachelor’s degree',
  master: 'a master’s degree',
  doctorate: 'a doctorate',
}

/**
 * A longer set shows this many members. A set of nine is still written in full, so that 'others'
 * always means several.
 */
const shownMembers = 8
const shownCharacters = 80

/**
 * Describes a proof's statement as part of a sentence: 'born on or before Nov 21, 2008'. A
 * statement may come from a stranger's link, so unknown names and values are quoted and cannot end
 * their quotes.
 */
export function describeStatement({ clauses }: ProofStatement): string {
  const known = clauses.filter((clause) => clause.mode === 'known').map(({ field }) => nameOf(field))
  const facts = clauses.flatMap((clause) => (clause.mode === 'known' ? [] : [describeClause(clause)]))
  if (known.length > 0) facts.push(`whose ${listOf(known, 'and')} ${known.length === 1 ? 'is' : 'are'} on record`)
  return listOf(facts, 'and')
}

/** Names each attribute of a statement once: 'date of birth and country'. */
export function nameAttributes({ clauses }: ProofStatement): string {
  return listOf([...new Set(clauses.map(({ field }) => nameOf(field)))], 'and')
}

function describeClause(clause: Range | SetClause): string {
  const { field, encoding } = clause
  if (field === 'age_over_18' && encoding === 'boolean' && clause.mode === 'in' && clause.members.length === 1)
    return clause.members[0] === 'true' ? 'at least 18 years old' : 'younger than 18'
  if (field === 'country' && encoding === 'country' && clause.mode !== 'range')
    return `living ${clause.mode === 'in' ? 'in' : 'outside'} ${listMembers(clause)}`
  const values = clause.mode === 'range' ? describeRange(clause) : describeSet(clause)
  if (field === 'dateOfBirth' && encoding === 'date') return `born ${values}`
  if (field === 'educationLevel' && encoding === 'ordinal') return `holding ${values}`
  if (field === 'incomeLevel' && encoding === 'decimal') return `with an income of ${values} a year`
  return `whose ${nameOf(field)} is ${values}`
}

function describeRange({ encoding, least, most }: Range): string {
  const on = encoding === 'date' ? 'on ' : ''
  const [after, before] = wordsFor(encoding)
  const write = (value: string) => describeValue(encoding, value)
  if (least !== undefined && least === most) return `${on}${write(least)}`
  if (least !== undefined && most !== undefined) return `from ${write(least)} to ${write(most)}`
  if (least !== undefined) return encoding === 'date' ? `on or after ${write(least)}` : `${write(least)} ${after}`
  if (most !== undefined) return encoding === 'date' ? `on or before ${write(most)}` : `${write(most)} ${before}`
  return 'anything'
}

function wordsFor(encoding: Clause['encoding']): readonly [string, string] {
  return encoding === 'ordinal' ? ['or higher', 'or lower'] : ['or more', 'or less']
}

function describeSet(clause: SetClause): string {
  const on = clause.encoding === 'date' ? 'on ' : ''
  return `${clause.mode === 'in' ? '' : 'not '}${on}${listMembers(clause)}`
}

function listMembers({ encoding, members }: SetClause): string {
  const isAll = members.length <= shownMembers + 1
  const shown = (isAll ? members : members.slice(0, shownMembers)).map((member) => describeValue(encoding, member))
  const left = isAll ? [] : [`${members.length - shownMembers} others`]
  return listOf([...shown, ...left], 'or')
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
      return value === 'true' || value === 'false' ? value : quote(value)
    case 'text':
      return quote(value)
  }
}

/** Names a field: 'credit score', 'GPA'. An unknown field's own name stands in quotation marks. */
function nameOf(field: string): string {
  const name = nameAttribute(field)
  if (name === null) return quote(field)
  return /^[A-Z]{2}/.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1)
}

function quote(text: string): string {
  return quoteWords(text, shownCharacters)
}

function groupDigits(number: string): string {
  const [whole = '', fraction] = number.split('.')
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, ',')
  return fraction === undefined ? grouped : `${grouped}.${fraction}`
}

/**
 * The names load with the first country, because Intl takes time and few sentences need a country.
 */
let countries: Intl.DisplayNames | null = null

function nameCountry(code: string): string {
  countries ??= new Intl.DisplayNames('en', { type: 'region' })
  const name = countries.of(code) ?? code
  const takesArticle = /^United |^(Netherlands|Philippines|Bahamas|Gambia|Maldives)$|Islands|Republic$|^Congo|Territor/
  return takesArticle.test(name) ? `the ${name}` : name
}

/** Returns 'a, b or c'. */
function listOf(parts: readonly string[], word: 'and' | 'or'): string {
  if (parts.length < 2) return parts.join('')
  return `${parts.slice(0, -1).join(', ')} ${word} ${parts.at(-1)}`
}
