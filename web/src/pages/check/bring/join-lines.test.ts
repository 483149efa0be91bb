import { expect, it } from 'vitest'
import { joinLines } from './join-lines.ts'

const whole = 'https://id.example/s/BwcHBwcH#BwcHBwcHBwcHBwcHBwcHBw'
const cut = whole.slice(0, -5)
const wrapped = `${cut}\n${whole.slice(-5)}\n`

it('a wrapped link is joined while the budget of its text lasts, and stays cut after that', () => {
  const budget = { characters: 150 }
  const links = [1, 2].map(() => joinLines(wrapped, 0, cut, budget).link)
  expect(links).toEqual([whole, cut])
})

it('a line with a link of its own is never joined to the link before it', () => {
  const budget = { characters: 1000 }
  expect(joinLines(`${cut}\n/s/BwcHBwcH#Bw\n`, 0, cut, budget).link).toBe(cut)
  expect(budget.characters).toBe(1000)
})
