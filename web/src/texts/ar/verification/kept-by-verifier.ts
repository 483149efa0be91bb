import { signedRecordsKept } from '@did/domain/attestation/limits'
import { plural } from '../frame/plural.ts'

const years = plural(signedRecordsKept.years, {
  zero: '# سنة',
  one: 'سنة واحدة',
  two: 'سنتين',
  few: '# سنوات',
  many: '# سنة',
  other: '# سنة',
})

export const keptByVerifier = `ما تؤكده جهة التحقق يبقى في سجلاتها، حتى لو غيّرت البيان. وإذا حذفت حسابك، فإنه يبقى فيها مدة لا تتجاوز ${years}.`
