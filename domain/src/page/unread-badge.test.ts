import { expect, it } from 'vitest'
import { unreadBadge } from './unread-badge.ts'

it.each([
  [0, ''],
  [1, '1'],
  [9, '9'],
  [10, '9+'],
])('%i unread notifications show the badge %j', (unread, badge) => expect(unreadBadge(unread)).toBe(badge))
