import type { Mutant } from '../../mutant.ts'

/**
 * These defences refuse a text or the body of a call that would cost much time, before anything
 * reads it.
 */
export const inputDefences: readonly Mutant[] = [
  {
    defence: 'a text with very many marks is refused before its accents are composed',
    file: 'domain/src/text.ts',
    search: '!/\\p{M}{31}/u.test(text)',
    replace: 'text.length > 0',
    test: 'domain/src/text.test.ts',
    name: 'searchSchema accepts 30 marks in a row, and refuses a longer row before it composes the text',
  },
  {
    defence: 'a body of very many values is refused before it is parsed, searched and given to a schema',
    file: 'server/src/http/json-body.ts',
    search: 'if (excess !== null)',
    replace: "if (excess === 'levels')",
    test: 'server/src/http/json-body.test.ts',
    name: 'a body of a million bytes with half a million short values is refused before it is parsed',
  },
  {
    defence: 'a body that is nested very deeply is refused before it is parsed',
    file: 'server/src/http/input/measure-json.ts',
    search: "if (level > most.levels) return 'levels'",
    replace: '',
    test: 'server/src/http/json-body.test.ts',
    name: 'a body may be nested at most 100 times, and is searched to its end for texts that cannot be stored',
  },
  {
    defence: 'the details of a token request that have very many values are refused before they are parsed',
    file: 'server/src/http/input/measure-json.ts',
    search: 'return excess === null ? parseJson(text) : null',
    replace: 'return excess === undefined ? null : parseJson(text)',
    test: 'server/test/portable/wallet-protocol.test.ts',
    name: 'the authorization details of a token request are refused before they are parsed',
  },
  {
    defence: 'a text of very many values that is to become a JWT is refused before it is parsed',
    file: 'server/src/modules/vc-api/jose.ts',
    search: 'parseFewValues(input)',
    replace: 'JSON.parse(input)',
    test: 'server/test/portable/vc-api/jose.test.ts',
    name: 'that is to become a JWT is refused before it is parsed',
  },
  {
    defence: 'a form of very many fields is refused before it is parsed',
    file: 'server/src/http/json-body.ts',
    search: '!hasFewFields(String(text))',
    replace: 'false',
    test: 'server/src/http/json-body.test.ts',
    name: 'a wallet’s form may have at most 50 fields, which the server counts before it parses the form',
  },
  {
    defence: 'a query of very many parameters about a DID is refused before it is parsed',
    file: 'server/src/modules/did-resolution/routes.ts',
    search: 'query.length > maximumDidUrlCharacters',
    replace: 'query.length < 0',
    test: 'server/test/portable/did-resolution.test.ts',
    name: 'a client of DID Resolution gets 400 when its query is longer than a DID URL can be',
  },
  {
    defence: 'the work of a check counts the characters of a document and not only its values',
    file: 'domain/src/portable/document-limits.ts',
    search: 'Math.floor(characters / charactersPerUnit) * Math.max(proofs, 1)',
    replace: '0',
    test: 'server/test/portable/vc-api/checked-work.test.ts',
    name: 'within a minute, the server checks only a limited number of long texts with many proofs for one client, even if they have few values',
  },
  {
    defence: 'a line that is no part of a link does not cost a search of the whole link',
    file: 'web/src/pages/check/bring/bare-lines.ts',
    search: 'link.slice(from, from + mostBetween + part.length)',
    replace: 'link.slice(from)',
    test: 'web/src/pages/check/bring/bare-lines.test.ts',
    name: 'a line without a link is no continuation of the link above if its letters stand only much later in that link',
  },
  {
    defence: 'only one badge of a picture is unpacked',
    file: 'credentials/src/foreign/read-baked.ts',
    search: "=== 'openbadgecredential') return readText(chunk)",
    replace: "=== 'openbadgecredential' && (await readText(chunk)) !== null) return readText(chunk)",
    test: 'credentials/src/foreign/read-baked.test.ts',
    name: 'only the first badge in a picture is unpacked, so that a picture full of badges costs no more than a picture with one badge',
  },
]
