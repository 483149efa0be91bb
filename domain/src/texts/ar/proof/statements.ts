import type { ProofStatement } from '../../../proof/proof.ts'
import type { Clause } from '../../../proof/proof-clause.ts'
import { quoteWords } from '../../../proof/quote-words.ts'
import { isDay } from '../../is-day.ts'
import { shortDate } from '../days.ts'
import { nameAttribute } from './attribute-names.ts'

type Range = Extract<Clause, { mode: 'range' }>
type SetClause = Extract<Clause, { mode: 'in' | 'not-in' }>

const levels: Readonly<Record<string, string>> = {
  highschool: 'الثانوية العامة',
  associate: 'دبلوم متوسط',
  bachelor: 'بكالوريوس',
  master: 'ماجستير',
  doctorate: 'دكتوراه',
}

/**
 * A longer set shows this many members. A set of nine is still written in full, so that 'غيرها'
 * always means several.
 */
const shownMembers = 8
const shownCharacters = 80

/**
 * Describes a proof's statement as part of a sentence, after 'شخص': 'وُلد في 21 نوفمبر 2008'. A
 * statement may come from a stranger's link, so unknown names and values are quoted and cannot end
 * their quotes.
 */
export function describeStatement({ clauses }: ProofStatement): string {
  const known = clauses.filter((clause) => clause.mode === 'known').map(({ field }) => nameOf(field))
  const facts = clauses.flatMap((clause) => (clause.mode === 'known' ? [] : [describeClause(clause)]))
  if (known.length > 0) facts.push(`في سجله ${known.join(' و')}`)
  return facts.join('، و')
}

/** Names each attribute of a statement once: 'تاريخ الميلاد والبلد'. */
export function nameAttributes({ clauses }: ProofStatement): string {
  return [...new Set(clauses.map(({ field }) => nameOf(field)))].join(' و')
}

function describeClause(clause: Range | SetClause): string {
  const { field, encoding } = clause
  if (field === 'age_over_18' && encoding === 'boolean' && clause.mode === 'in' && clause.members.length === 1)
    return clause.members[0] === 'true' ? 'عمره 18 سنة على الأقل' : 'عمره أقل من 18 سنة'
  if (field === 'country' && encoding === 'country' && clause.mode !== 'range')
    return clause.mode === 'in' ? `يقيم في ${listMembers(clause, ' أو ')}` : `يقيم خارج ${listMembers(clause, ' و')}`
  if (field === 'dateOfBirth' && encoding === 'date') return describeBirth(clause)
  const values = clause.mode === 'range' ? describeRange(clause) : describeSet(clause)
  if (field === 'educationLevel' && encoding === 'ordinal') return `مؤهله العلمي ${values}`
  if (field === 'incomeLevel' && encoding === 'decimal') return `دخله السنوي ${values}`
  return `في سجله ${nameOf(field)}: ${values}`
}

function describeBirth(clause: Range | SetClause): string {
  if (clause.mode === 'in') return `وُلد في ${listMembers(clause, ' أو ')}`
  if (clause.mode === 'not-in') return `لم يولد في ${listMembers(clause, ' أو ')}`
  const { least, most } = clause
  const isPeriod = least !== undefined && most !== undefined && least !== most
  return `وُلد في ${isPeriod ? 'الفترة ' : ''}${describeRange(clause)}`
}

function describeRange({ encoding, least, most }: Range): string {
  const [after, before] = wordsFor(encoding)
  const write = (value: string) => describeValue(encoding, value)
  if (least !== undefined && least === most) return write(least)
  if (least !== undefined && most !== undefined) return `من ${write(least)} إلى ${write(most)}`
  if (least !== undefined) return `${write(least)} ${after}`
  if (most !== undefined) return `${write(most)} ${before}`
  return encoding === 'date' ? 'أي يوم' : 'أي قيمة'
}

function wordsFor(encoding: Clause['encoding']): readonly [string, string] {
  if (encoding === 'date') return ['أو بعده', 'أو قبله']
  return encoding === 'ordinal' ? ['أو أعلى', 'أو أدنى'] : ['أو أكثر', 'أو أقل']
}

function describeSet(clause: SetClause): string {
  return clause.mode === 'in' ? listMembers(clause, ' أو ') : `غير ${listMembers(clause, ' و')}`
}

/**
 * Joins the members with `word`. The word contains its spaces, because 'و' has no space behind it.
 */
function listMembers({ encoding, members }: SetClause, word: ' أو ' | ' و'): string {
  const isAll = members.length <= shownMembers + 1
  const shown = (isAll ? members : members.slice(0, shownMembers)).map((member) => describeValue(encoding, member))
  const left = isAll ? [] : [`${members.length - shownMembers} غيرها`]
  return [...shown, ...left].join(word)
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
      return value === 'true' ? 'نعم' : value === 'false' ? 'لا' : quote(value)
    case 'text':
      return quote(value)
  }
}

/** Names a field: 'تاريخ الميلاد'. An unknown field's own name stands in quotation marks. */
function nameOf(field: string): string {
  return nameAttribute(field) ?? quote(field)
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
  countries ??= new Intl.DisplayNames('ar-u-nu-latn', { type: 'region' })
  return countries.of(code) ?? code
}
