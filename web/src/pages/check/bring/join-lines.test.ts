import { expect, it } from 'vitest'
import { joinLines } from './join-lines.ts'

const whole = 'https://id.example/s/BwcHBwcH#BwcHBwcHBwcHBwcHBwcHBw'
const cut = whole.slice(0, -5)
const wrapped = `${cut}\n${whole.slice(-5)}\n`
/** The place of the cut link at the beginning of a text. */
const first = { found: cut, before: '', index: 0, end: cut.length }

it('a wrapped link is joined while the budget of its text lasts, and stays cut after that', () => {
  const budget = { characters: 150 }
  const links = [1, 2].map(() => joinLines(wrapped, first, budget).link)
  expect(links).toEqual([whole, cut])
})

it('a line with a link of its own is never joined to the link before it', () => {
  const budget = { characters: 1000 }
  const text = `${cut}\n/s/BwcHBwcH#Bw\n`
  expect(joinLines(text, first, budget).link).toBe(cut)
  expect(budget.characters).toBe(1000)
})
