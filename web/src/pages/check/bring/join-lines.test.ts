import { expect, it } from 'vitest'
import { joinLines } from './join-lines.ts'

const whole = 'https://id.example/s/BwcHBwcH#BwcHBwcHBwcHBwcHBwcHBw'
const cut = whole.slice(0, -5)
const wrapped = `${cut}\n${whole.slice(-5)}\n`
const first = { found: cut, before: '', index: 0, end: cut.length }

it('the page joins a wrapped link while the text’s budget of characters is not used up, and otherwise leaves the link cut', () => {
  const budget = { characters: 150 }
  const links = [1, 2].map(() => joinLines(wrapped, first, budget).link)
  expect(links).toEqual([whole, cut])
})

it('the page never joins a line that contains a link to the link on the line before', () => {
  const budget = { characters: 1000 }
  const text = `${cut}\n/s/BwcHBwcH#Bw\n`
  expect(joinLines(text, first, budget).link).toBe(cut)
  expect(budget.characters).toBe(1000)
})
