import { describeRoutes, idParams, pageQuery } from '../route.ts'
import { signedRecordCalls } from './signed-record-calls.ts'

export const signedRecordRoutes = describeRoutes(signedRecordCalls, {
  listSignedRecords: {
    summary: 'List what the caller signed as a verifier for people who have erased their accounts since, newest first',
    who: 'signed-in',
    query: pageQuery,
  },
  deleteSignedRecord: {
    summary: 'Delete one of the caller’s signed records for good. What the chain shows stays',
    who: 'signed-in',
    params: idParams,
    success: 204,
  },
})
