/** The address by which badges name the context of Open Badges 3.0. */
export const openBadgesContext = 'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json'

/**
 * The context of Open Badges defines these terms everywhere in a badge. So a field of a claim with
 * one of these names needs a definition of its own.
 */
export const openBadgesReserved = ['alignment', 'endorsement', 'image', 'narrative', 'url'] as const

/**
 * A shorter spelling of the JSON-LD context of Open Badges 3.0.3, which 1EdTech has published since
 * March 2024. The terms and their addresses are the same.
 */
const vocabulary = 'https://purl.imsglobal.org/spec/vc/ob/vocab.html#'
const schemaOrg = 'https://schema.org/'
/**
 * The published context of Open Badges writes this address with https, and W3C writes it with http.
 */
const xsd = 'https://www.w3.org/2001/XMLSchema#'
const plain = { '@protected': true, id: '@id', type: '@type' }

type Term = { '@id': string; '@type'?: string; '@container'?: string; '@context'?: object }
type Terms = Record<string, Term>

const name = (names: string, write: (each: string) => Term): Terms =>
  Object.fromEntries(names.split(' ').map((each) => [each, write(each)]))
const ours = (names: string) => name(names, (each) => ({ '@id': `${vocabulary}${each}` }))
const schema = (names: string) => name(names, (each) => ({ '@id': `${schemaOrg}${each}` }))
const sets = (names: string) => name(names, (each) => ({ '@id': `${vocabulary}${each}`, '@container': '@set' }))
const typed = (names: string, type: string) =>
  name(names, (each) => ({ '@id': `${vocabulary}${each}`, '@type': `${xsd}${type}` }))
const linked = (term: string, id: string): Terms => ({ [term]: { '@id': `${vocabulary}${id}`, '@type': '@id' } })
const kind = (term: string, terms: Terms, id = `${vocabulary}${term}`): Terms => ({
  [term]: { '@id': id, '@context': { ...plain, ...terms } },
})

const achievement = {
  ...ours('achievementType creator fieldOfStudy humanCode specialization version'),
  ...sets('alignment otherIdentifier related resultDescription'),
  ...typed('creditsAvailable', 'float'),
  ...schema('inLanguage'),
  ...linked('criteria', 'Criteria'),
  ...linked('image', 'image'),
  tag: { '@id': `${schemaOrg}keywords`, '@container': '@set' },
}

const achievementSubject = {
  achievement: { '@id': `${vocabulary}achievement` },
  ...typed('activityEndDate activityStartDate', 'date'),
  ...typed('creditsEarned', 'float'),
  ...sets('identifier result'),
  ...linked('image', 'image'),
  ...linked('source', 'source'),
  ...ours('licenseNumber role term'),
}

const address = {
  ...schema('addressCountry addressLocality addressRegion postOfficeBoxNumber postalCode streetAddress'),
  addressCountryCode: { '@id': `${vocabulary}CountryCode` },
  geo: { '@id': `${vocabulary}GeoCoordinates` },
}

const alignment = {
  ...ours('targetCode targetType'),
  ...schema('targetDescription targetFramework targetName'),
  targetUrl: { '@id': `${schemaOrg}targetUrl`, '@type': `${xsd}anyURI` },
}

const profile = {
  ...schema('additionalName email familyName givenName honorificPrefix honorificSuffix'),
  ...ours('familyNamePrefix patronymicName phone official'),
  ...typed('dateOfBirth', 'date'),
  ...sets('otherIdentifier'),
  ...linked('address', 'address'),
  ...linked('image', 'image'),
  ...linked('parentOrg', 'parentOrg'),
}

const resultDescription = {
  ...ours('requiredValue resultType valueMax valueMin'),
  ...typed('requiredLevel', 'anyURI'),
  ...sets('rubricCriterionLevel'),
  allowedValue: { '@id': `${vocabulary}allowedValue`, '@container': '@list' },
}

export const openBadgesTerms = {
  '@context': {
    ...plain,
    ...ours('OpenBadgeCredential Criteria EndorsementCredential narrative'),
    AchievementCredential: { '@id': 'OpenBadgeCredential' },
    ...kind('Achievement', achievement),
    ...kind('AchievementSubject', achievementSubject),
    ...kind('Address', address),
    ...kind('Alignment', alignment, `${schemaOrg}AlignmentObject`),
    ...kind('EndorsementSubject', ours('endorsementComment')),
    ...kind('Evidence', schema('audience genre')),
    ...kind('GeoCoordinates', schema('latitude longitude')),
    ...kind('IdentifierEntry', ours('identifier identifierType')),
    ...kind('IdentityObject', { ...ours('identityHash identityType salt'), ...typed('hashed', 'boolean') }),
    ...kind('Image', schema('caption')),
    ...kind('Profile', profile),
    ...kind('Related', { ...ours('version'), ...schema('inLanguage') }),
    ...kind('Result', {
      ...typed('achievedLevel resultDescription', 'anyURI'),
      ...ours('status'),
      ...schema('value'),
    }),
    ...kind('ResultDescription', resultDescription),
    ...kind('RubricCriterionLevel', ours('level points')),
    ...sets('alignment endorsement'),
    ...schema('description inLanguage name'),
    ...linked('image', 'image'),
    awardedDate: { '@id': `${vocabulary}awardedDate`, '@type': 'xsd:dateTime' },
    url: { '@id': `${schemaOrg}url`, '@type': `${xsd}anyURI` },
  },
}
