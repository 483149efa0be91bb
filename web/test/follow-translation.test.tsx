import fc from 'fast-check'
import { act } from 'preact/test-utils'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, onTestFinished } from 'vitest'
import { followTranslation } from '../src/lib/page/follow-translation.ts'
import { translate } from './rig/translate.ts'

followTranslation()

/** `translate` replaces the texts of the rendered element as a translation program does. */
function open() {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  onTestFinished(() => place.remove())
  return {
    place,
    draw: (shown: ReactNode) => act(() => root.render(shown)),
    translate: async () => {
      translate(place)
      // The page's observer runs in a microtask, so wait for one.
      await Promise.resolve()
    },
    close: () => act(() => root.unmount()),
  }
}

it('the page shows a changed text even if a translation has replaced the former text', async () => {
  const { place, draw, translate } = open()
  await draw(<h1>You can rely on this claim</h1>)
  await translate()
  expect(place.innerHTML).toContain('<font><font>')
  await draw(<h1>Not everything could be checked</h1>)
  expect(place.innerHTML).toBe('<h1>Not everything could be checked</h1>')
})

it('a text stays translated when only another text changes', async () => {
  const { place, draw, translate } = open()
  const show = (count: number) => (
    <p>
      Row {count} <b>of ten</b>
    </p>
  )
  await draw(show(1))
  await translate()
  await draw(show(2))
  expect(place.textContent).toBe('Row 2 of ten')
  expect(place.querySelector('b font')).not.toBeNull()
})

it('a translated text disappears when its component removes the text, and when the whole page is removed', async () => {
  const { place, draw, translate, close } = open()
  const show = (isOpen: boolean) => (
    <p>
      {isOpen && 'Open '}
      <i>always</i>
      {isOpen ? ' and shut' : <b> over</b>}
    </p>
  )
  for (const isOpen of [true, false, true]) {
    await draw(show(isOpen))
    await translate()
    expect(place.textContent).toBe(isOpen ? 'Open always and shut' : 'always over')
  }
  await close()
  expect(place.textContent).toBe('')
})

it('names, codes and what people wrote are never translated', async () => {
  const { place, draw, translate } = open()
  await draw(
    <p>
      <bdi>Maya</bdi> <span dir="auto">Diploma</span> <code>7K2</code> <span className="p-2 font-mono">0x7</span>
    </p>,
  )
  await translate()
  for (const word of ['Maya', 'Diploma', '7K2', '0x7']) expect(place.innerHTML).toContain(`>${word}<`)
  expect(place.querySelectorAll('[translate="no"] font')).toHaveLength(0)
})

it('a press on a translated label reaches the button itself, because a change may remove the translated words', async () => {
  const { place, draw, translate } = open()
  await draw(
    <p>
      Words <button type="button">Make the proof</button>
    </p>,
  )
  await translate()
  const [words, label] = place.querySelectorAll<HTMLElement>('p > font, button > font')
  expect([words?.style.pointerEvents, label?.style.pointerEvents]).toEqual(['', 'none'])
})

it('the page shows a changed text after a translation has come and gone', async () => {
  const { place, draw } = open()
  await draw(<p>Waiting</p>)
  const text = place.querySelector('p')?.firstChild
  const font = document.createElement('font')
  if (!text) throw new Error('There is no text')
  text.replaceWith(font)
  await Promise.resolve()
  font.replaceWith(text)
  await Promise.resolve()
  await draw(<p>Done</p>)
  expect(place.innerHTML).toBe('<p>Done</p>')
})

type Tree = string | null | { kind: 'p' | 'li' | 'fragment' | 'component'; key: number | null; children: Tree[] }

const tree = fc.letrec<{ tree: Tree }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    fc.constantFrom('one ', 'two ', 'three ', null),
    fc.record({
      kind: fc.constantFrom('p' as const, 'li' as const, 'fragment' as const, 'component' as const),
      key: fc.option(fc.nat(3)),
      children: fc.array(tie('tree'), { maxLength: 4 }),
    }),
  ),
})).tree

function draw(each: Tree, index = 0): ReactNode {
  if (each === null || typeof each === 'string') return each
  const { kind: Kind, key, children } = each
  const drawn = children.map(draw)
  // Preact recognises a former sibling by its key. `index % 2` keeps the keys of most siblings
  // different.
  const name = key === null ? `index ${index}` : `${key}/${index % 2}`
  if (Kind === 'fragment') return drawn
  if (Kind === 'component') return <Part key={name}>{drawn}</Part>
  return <Kind key={name}>{drawn}</Kind>
}

function Part({ children }: { children: ReactNode }) {
  return children
}

it('a page that changes after each translation always has the same text as a page that nobody translates', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(tree, { minLength: 2, maxLength: 5 }), async (trees) => {
      const [translated, plain] = [open(), open()]
      for (const each of trees) {
        await translated.draw(<section>{draw(each)}</section>)
        await plain.draw(<section>{draw(each)}</section>)
        expect(translated.place.textContent).toBe(plain.place.textContent)
        await translated.translate()
      }
      await translated.close()
      expect(translated.place.textContent).toBe('')
      await plain.close()
    }),
    { numRuns: 300 },
  )
})
