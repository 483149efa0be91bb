import type { ProofStatement } from '../../../proof/proof.ts'
import type { Clause } from '../../../proof/proof-clause.ts'
import { quoteWords } from '../../../proof/quote-words.ts'
import { isDay } from '../../is-day.ts'
import { shortDate } from '../days.ts'
import { nameAttribute } from './attribute-names.ts'

type Range = Extract<Clause, { mode: 'range' }>
type SetClause = Extract<Clause, { mode: 'in' | 'not-in' }>

const levels: Readonly<Record<string, string>> = {
  highschool: 'bachillerato',
  associate: 'técnico superior',
  bachelor: 'grado',
  master: 'máster',
  doctorate: 'doctorado',
}

/**
 * A longer set shows this many members. A set of nine is still written in full, so that 'otros'
 * always means several.
 */
const shownMembers = 8
const shownCharacters = 80

/**
 * Describes a proof's statement as part of a sentence, after 'alguien': 'que nació el 21 nov 2008 o
 * antes'. A statement may come from a stranger's link, so unknown names and values are quoted and
 * cannot end their quotes.
 */
export function describeStatement({ clauses }: ProofStatement): string {
  const known = clauses.filter((clause) => clause.mode === 'known').map(({ field }) => nameOf(field))
  const facts = clauses.flatMap((clause) => (clause.mode === 'known' ? [] : [describeClause(clause)]))
  if (known.length > 0) {
    const introduction = known.length === 1 ? 'de quien consta este dato' : 'de quien constan estos datos'
    facts.push(`${introduction}: ${listOf(known, 'y')}`)
  }
  return listOf(facts, 'y')
}

/** Names each attribute of a statement once: 'fecha de nacimiento y país'. */
export function nameAttributes({ clauses }: ProofStatement): string {
  return listOf([...new Set(clauses.map(({ field }) => nameOf(field)))], 'y')
}

function describeClause(clause: Range | SetClause): string {
  const { field, encoding } = clause
  if (field === 'age_over_18' && encoding === 'boolean' && clause.mode === 'in' && clause.members.length === 1)
    return clause.members[0] === 'true' ? 'que tiene 18 años o más' : 'que tiene menos de 18 años'
  const who = clause.mode === 'not-in' ? 'que no' : 'que'
  if (field === 'country' && encoding === 'country' && clause.mode !== 'range')
    return `${who} vive en ${listMembers(clause)}`
  const values = clause.mode === 'range' ? describeRange(clause) : listMembers(clause)
  if (field === 'dateOfBirth' && encoding === 'date') return `${who} nació ${values}`
  if (field === 'educationLevel' && encoding === 'ordinal') return `${who} tiene título de ${values}`
  if (field === 'incomeLevel' && encoding === 'decimal') return `${who} tiene ingresos de ${values} al año`
  return `${who} tiene como ${nameOf(field)} ${values}`
}

function describeRange({ encoding, least, most }: Range): string {
  const [after, before] = wordsFor(encoding)
  const write = (value: string) => describeValue(encoding, value)
  if (least !== undefined && least === most) return write(least)
  if (least !== undefined && most !== undefined)
    return encoding === 'ordinal' ? `${write(least)} a ${write(most)}` : `entre ${write(least)} y ${write(most)}`
  if (least !== undefined) return `${write(least)} ${after}`
  if (most !== undefined) return `${write(most)} ${before}`
  return encoding === 'date' ? 'cualquier día' : 'cualquier valor'
}

function wordsFor(encoding: Clause['encoding']): readonly [string, string] {
  if (encoding === 'date') return ['o después', 'o antes']
  return encoding === 'ordinal' ? ['o superior', 'o inferior'] : ['o más', 'o menos']
}

function listMembers({ mode, encoding, members }: SetClause): string {
  const isAll = members.length <= shownMembers + 1
  const shown = (isAll ? members : members.slice(0, shownMembers)).map((member) => describeValue(encoding, member))
  const left = isAll ? [] : [`otros ${members.length - shownMembers}`]
  return listOf([...shown, ...left], mode === 'in' ? 'o' : 'ni')
}

function describeValue(encoding: Clause['encoding'], value: string): string {
  switch (encoding) {
    case 'date':
      return isDay(value) ? `el ${shortDate(value)}` : quote(value)
    case 'number':
    case 'decimal':
      return /^\d{1,20}(\.\d{1,2})?$/.test(value) ? groupDigits(value) : quote(value)
    case 'ordinal':
      return (Object.hasOwn(levels, value) && levels[value]) || quote(value)
    case 'country':
      return /^[A-Z]{2}$/.test(value) ? nameCountry(value) : quote(value)
    case 'boolean':
      return value === 'true' ? 'sí' : value === 'false' ? 'no' : quote(value)
    case 'text':
      return quote(value)
  }
}

/** Names a field: 'nota media'. An unknown field's own name stands in quotation marks. */
function nameOf(field: string): string {
  const name = nameAttribute(field)
  return name === null ? quote(field) : name.charAt(0).toLowerCase() + name.slice(1)
}

function quote(text: string): string {
  return quoteWords(text, shownCharacters)
}

/** Writes '3000', '30.000' and '2,75': Spanish groups the digits of numbers with five or more. */
function groupDigits(number: string): string {
  const [whole = '', fraction] = number.split('.')
  const grouped = whole.length < 5 ? whole : whole.replaceAll(/\B(?=(\d{3})+$)/g, '.')
  return fraction === undefined ? grouped : `${grouped},${fraction}`
}

/**
 * The names load with the first country, because Intl takes time and few sentences need a country.
 */
let countries: Intl.DisplayNames | null = null

/** The countries before whose names Spanish puts an article. */
const articles: readonly (readonly [string, RegExp])[] = [
  ['el', /^(Reino |Sáhara |Caribe |Territorio |Congo$)/],
  ['la', /^(República |RAE |Isla |Guayana |Polinesia |Unión |Antártida$|Ciudad )/],
  ['los', /^(Emiratos |Países |Territorios )/],
  ['las', /^(Islas |Bahamas$|Comoras$|Maldivas$|Naciones |Seychelles$)/],
]

function nameCountry(code: string): string {
  countries ??= new Intl.DisplayNames('es', { type: 'region' })
  const name = countries.of(code) ?? code
  const article = articles.find(([, names]) => names.test(name))?.[0]
  return article === undefined ? name : `${article} ${name}`
}

/** Returns 'a, b o c'. Before the same vowel, 'y' becomes 'e' and 'o' becomes 'u'. */
function listOf(parts: readonly string[], word: 'y' | 'o' | 'ni'): string {
  const last = parts.at(-1)
  if (parts.length < 2 || last === undefined) return parts.join('')
  return `${parts.slice(0, -1).join(', ')} ${soften(word, last)} ${last}`
}

function soften(word: 'y' | 'o' | 'ni', next: string): string {
  if (word === 'y' && /^“?h?[ií](?![aeoáéó])/i.test(next)) return 'e'
  if (word === 'o' && /^“?(h?[oó]|8|11(?!\d))/i.test(next)) return 'u'
  return word
}
