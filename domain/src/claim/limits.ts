/** The most fields of a claim, besides the holder's name, the description and the derived facts. */
export const maximumFields = 16

/**
 * The limits of one claim's history. When the history has `entries` entries, the server refuses
 * further edits, shares, requests, questions and answers, but still adds decisions, attestations,
 * anchors, revocations and withdrawals of shares. The first `viewsOfShare` views of a share become
 * entries, and later views are only counted. The server tells at most `viewers` browsers apart that
 * open the same share.
 */
export const maximumHistory = { entries: 2_000, viewsOfShare: 100, viewers: 1_000 }

/** The shortest texts that the wizard's form accepts, in characters. */
export const minimumClaimLength = { title: 3, description: 10 }

/**
 * The longest texts of a claim, in characters. The specification names no limit, but an endless
 * text would fill any list of claims.
 */
export const maximumClaimLength = {
  claimType: 40,
  title: 200,
  description: 2_000,
  issuer: 200,
  fieldName: 60,
  fieldValue: 200,
}
