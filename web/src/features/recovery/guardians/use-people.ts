import { minimumUsernameLength } from '@did/domain/account/limits'
import type { Person } from '@did/domain/account/user'
import { userCalls } from '@did/domain/calls/users'
import { useRef, useState } from 'react'
import { api } from '../../../lib/api.ts'

/** `unasked` means that the server has not answered, or allows no more look-ups for a while. */
export type Found = { kind: 'found'; person: Person } | { kind: 'nobody' | 'unasked' }
export type People = ReadonlyMap<string, Found>

/** A text that begins like an address is no username. */
export function isName(text: string): boolean {
  return text.trim() !== '' && !/^\s*0x/i.test(text)
}

/** Finds people of this installation by their whole usernames, and remembers the answers. */
export function usePeople() {
  const [people, setPeople] = useState<People>(new Map())
  const asked = useRef(new Map<string, Promise<Found>>())
  const look = (name: string): Promise<Found> => {
    const known = asked.current.get(name)
    if (known) return known
    const answer = findPerson(name).then((found) => {
      if (found.kind === 'unasked') asked.current.delete(name)
      setPeople((before) => new Map(before).set(name, found))
      return found
    })
    asked.current.set(name, answer)
    return answer
  }
  const lookAll = async (rows: readonly string[]): Promise<People> => {
    const names = rows.filter(isName).map((row) => row.trim())
    return new Map(await Promise.all(names.map(async (name) => [name, await look(name)] as const)))
  }
  return { people, lookAll }
}

async function findPerson(username: string): Promise<Found> {
  if (username.length < minimumUsernameLength) return { kind: 'nobody' }
  try {
    const answer = await api(userCalls.findPerson, { query: { username }, cache: 'no-store' })
    return answer?.person ? { kind: 'found', person: answer.person } : { kind: 'nobody' }
  } catch (error) {
    console.warn('A person could not be looked up', error)
    return { kind: 'unasked' }
  }
}
