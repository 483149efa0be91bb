import type { Mutant } from '../mutant.ts'

const addresses = { project: 'server', test: 'test/alerts/alert-addresses.test.ts' } as const
const mails = { project: 'server', test: 'test/alerts/alert-mails.test.ts' } as const
const pushes = { project: 'server', test: 'test/alerts/alert-pushes.test.ts' } as const
const outbox = { file: 'server/src/modules/alerts/outbox.ts' } as const
const store = { file: 'server/src/modules/alerts/store.ts' } as const

/** Being told by e-mail and Web Push. */
export const alertDefences: readonly Mutant[] = [
  {
    ...addresses,
    ...outbox,
    defence: 'no alert is queued for an unconfirmed address',
    search: 's.confirmed_at is not null and',
    replace: 's.address is not null and',
    name: 'gets no alert about a change from before its owner confirmed it',
  },
  {
    ...addresses,
    ...store,
    defence: 'no alert is sent to an unconfirmed address',
    search: 'and confirmed_at is not null and',
    replace: 'and address is not null and',
    name: 'gets no alert that was queued for the address before it',
  },
  {
    ...mails,
    ...store,
    defence: 'an alert of a kind that was switched off is not sent',
    search: ' = any(mail_kinds)`)',
    replace: " <> 'none'`)",
    name: 'of a kind that was switched off meanwhile is not sent',
  },
  {
    ...addresses,
    ...store,
    defence: 'an old link confirms no address',
    search: '.confirmUntil} > now()`)',
    replace: '.confirmUntil} is not null`)',
    name: 'is confirmed by no link that is older than a day',
  },
  {
    ...mails,
    ...store,
    defence: 'a token stops the mails of its own account only',
    search: '.where(eq(alertSettings.stopToken, stopToken))',
    replace: '.where(sql`true`)',
    name: 'another account’s stop token changes nothing',
  },
  {
    ...addresses,
    ...outbox,
    defence: 'nobody floods an address with links to confirm it',
    search: 'and of_address < ',
    replace: 'and 0 * of_address < ',
    name: 'gets three confirmations a day at most',
  },
  {
    ...mails,
    ...outbox,
    defence: 'a repetition has the Message-ID of the first attempt',
    search: 'message_id as "messageId"',
    replace: 'gen_random_uuid() as "messageId"',
    name: 'is sent again with the same Message-ID',
  },
  {
    ...pushes,
    defence: 'a push service must have a public address',
    file: 'server/src/modules/alerts/service.ts',
    search: 'await assertPublicEndpoint(ctx, endpoint)',
    replace: '',
    name: 'a push service at 169.254.169.254 is refused',
  },
  {
    ...pushes,
    defence: 'a push service keeps one message for a browser that is off',
    file: 'server/src/modules/alerts/push.ts',
    search: 'ttl: String(keptSeconds), topic,',
    replace: 'ttl: String(keptSeconds),',
    name: 'a browser is woken by an empty message',
  },
  {
    defence: 'a browser shows one notification for several messages',
    file: 'web/offline/service-worker.ts',
    search: "tag: 'changed', ",
    replace: '',
    project: 'web',
    test: 'test/service-worker.test.ts',
    name: 'two push messages leave one notification',
  },
  {
    ...pushes,
    ...store,
    defence: 'a repetition leaves out the browsers that have the message',
    search: 'and d.id = any(a.done_devices)',
    replace: 'and d.id < 0',
    name: 'a browser that has the message is left alone',
  },
  {
    ...pushes,
    defence: 'a browser whose push service refuses the key is forgotten',
    file: 'server/src/modules/alerts/push.ts',
    search: 'status === 401 || status === 403',
    replace: 'status === 0',
    name: 'a browser whose push service answers 403 is forgotten',
  },
  {
    ...pushes,
    ...store,
    defence: 'a person removes only own browsers',
    search: '.where(and(eq(alertDevices.id, id), eq(alertDevices.userId, userId)))',
    replace: '.where(eq(alertDevices.id, id))',
    name: 'an owner removes only own browsers',
  },
  {
    defence: 'only the call of mail programs takes forms',
    file: 'server/src/http/json-body.ts',
    search: 'if (isForMailPrograms(request)) done',
    replace: 'if (request) done',
    project: 'server',
    test: 'test/http/edge.test.ts',
    name: 'refuses a form',
  },
]
