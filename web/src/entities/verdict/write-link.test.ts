import { expect, test } from 'vitest'
import { writeLink } from './write-link.ts'

const own = 'https://id.example/shared-claim?data=eyJpZCI6MX0%3D#p=AQ-_z'

test('a shell command contains a link unchanged if the product made the link', () => {
  expect(writeLink(own)).toBe(own)
  const unescaped = own.replace('%3D', '+/=')
  expect(writeLink(unescaped)).toBe(unescaped)
  const onAnAddress = own.replace('id.example', '[::1]:3000')
  expect(writeLink(onAnAddress)).toBe(onAnAddress)
})

test.each([
  "https://id.example/shared-claim?data=eyJpZCI6MX0%3D#p=AQ';touch owned;'",
  'https://id.example/shared-claim?data=eyJpZCI6MX0%3D#p=AQ&calc&`id`$(id)|"!^<>\\',
  "https://id.example/shared-claim?x=';touch owned;'&data=eyJpZCI6MX0%3D&calc=1#p=AQ",
  'https://id.example/shared-claim?data=AA&data=BB&calc=1#p=AQ',
])('no shell interprets %s', (link) => {
  expect(writeLink(link)).toMatch(/^https:\/\/id\.example\/shared-claim\?data=[\w%+=/-]+#p=[\w%-]+$/)
})

test('a shell command contains a link without the parameters that somebody added to the link', () => {
  expect(writeLink(own.replace('?', '?utm_source=mail&').replace('#', '&ref=1#'))).toBe(own)
})

test('a shell command contains a link with a proof unchanged, but escapes each “&” of the link if somebody added a text behind the proof', () => {
  const proved = `${own}&z=AQ-_z`
  expect(writeLink(proved)).toBe(proved)
  expect(writeLink(`${proved}&calc`)).toBe(`${own}%26z=AQ-_z%26calc`)
})

test('a shell command contains the two parts of a short link and nothing else of the link', () => {
  const short = 'https://id.example/s/BwcHBwcH#BwcHBwcHBwcHBwcHBwcHBw'
  expect(writeLink(short)).toBe(short)
  expect(writeLink("https://id.example/s/Bw';touch?x=$(id)#Bw`id`")).toMatch(/^[\w:/.%#-]+$/)
})
