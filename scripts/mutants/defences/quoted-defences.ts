import type { Mutant } from '../mutant.ts'

/** Defences of sentences and cards of ours against the words of a stranger inside them. */
export const quotedDefences: readonly Mutant[] = [
  {
    defence: 'the quoted words of a stranger end no quotation of any language of the page',
    file: 'domain/src/proof/quote-words.ts',
    search: '[\\p{Pi}\\p{Pf}"',
    replace: '[”"',
    test: 'domain/src/proof/quote-words.test.ts',
    name: 'cannot end the quotation in the language',
  },
  {
    defence: 'no mark that looks like a quotation mark ends the quoted words of a stranger',
    file: 'domain/src/proof/quote-words.ts',
    search: '\\u275b-\\u275e',
    replace: '',
    test: 'domain/src/proof/quote-words.test.ts',
    name: 'a quotation of any language',
  },
  {
    defence: 'two names that differ only in a hidden joiner do not read alike in quotation marks',
    file: 'domain/src/proof/quote-words.ts',
    search: 'meantJoiner})[\\\\p{Cc}',
    replace: 'meantJoiner}|[\\\\u200c\\\\u200d])[\\\\p{Cc}',
    test: 'domain/src/proof/quote-words.test.ts',
    name: 'show a gap instead of a joiner',
  },
  {
    defence: 'no tower of marks in the words of a stranger covers a sentence of ours',
    file: 'domain/src/proof/quote-words.ts',
    search: '|(?<=[\\\\p{Mn}\\\\p{Me}]{4})[\\\\p{Mn}\\\\p{Me}]',
    replace: '',
    test: 'domain/src/proof/quote-words.test.ts',
    name: 'the quoted words of a stranger have no tower of marks that covers the sentences around them',
  },
  {
    defence: 'the label of a field imitates no line of ours on the card of a verdict',
    file: 'web/src/entities/verdict/shown-fields.tsx',
    search: '<QuotedUnless own={isOwnName} words={name} />',
    replace: '{name}',
    test: 'web/src/entities/verdict/verdict-card.test.ts',
    name: 'a text that the author of a link chose stands in quotation marks that it cannot end',
  },
  {
    defence: 'a field that its owner labelled like a member of ours is not taken for that member',
    file: 'domain/src/share/own-words.ts',
    search: 'isOwnName: hasOwnLabel(leaf)',
    replace: 'isOwnName: true',
    test: 'web/src/entities/foreign/list-rows.test.ts',
    name: 'labelled like a member of ours',
  },
  {
    defence: 'no value of several lines ends its quotation or leaves a gap for a field of its own',
    file: 'domain/src/proof/quote-words.ts',
    search: '.map(clearLine)',
    replace: '',
    test: 'domain/src/proof/quote-words.test.ts',
    name: 'cannot end a quotation, turn the reading direction',
  },
  {
    defence: 'a field of an owner’s choice is not shown as the verifier in another wallet’s window',
    file: 'web/src/features/any-wallet/list-rows.ts',
    search: "const inFields = 'fields › '",
    replace: "const inFields = ''",
    test: 'web/src/features/any-wallet/list-rows.test.ts',
    name: 'neither takes the place of the verifier nor reads as one',
  },
]
