import type { TemplateWords } from '../../../built-in-template.ts'
import { firstDay } from './days.ts'

export const personTemplates = {
  'identity-checked': {
    title: 'Identity checked',
    summary: 'That somebody has looked at your identity document. Never write its number here.',
    checkedBy: 'A bank, a notary or an identity service',
    example: { title: 'Identity checked in person', checkedBy: 'Northport Savings Bank' },
    fields: {
      document: [
        'Document',
        'Its number is a private attribute',
        'Passport',
        ['Passport', 'Identity card', 'Residence permit', 'Driving license'],
      ],
      country_of_issue: ['Country of issue', '', 'SE'],
      how_it_was_checked: ['How it was checked', '', 'In person', ['In person', 'By video', 'Electronically']],
      checked_on: ['Checked on', '', '2026-01-09'],
    },
  },
  'address-checked': {
    title: 'Address checked',
    summary: 'Proof of address: that you live where you say. The city is often enough.',
    checkedBy: 'A municipality, a bank or a utility company',
    example: { title: 'Resident of Northport', checkedBy: 'City of Northport' },
    fields: {
      resident_of: ['Resident of', 'The city and country; the street only where it is asked for', 'Northport'],
      resident_since: ['Resident since', firstDay, '2021-08-01'],
      evidence: ['Evidence', 'What was shown, without numbers', 'Extract of the register of residents'],
      checked_on: ['Checked on', '', '2026-01-09'],
    },
  },
  'of-age': {
    title: 'Of age',
    summary: 'That you are old enough, without telling the day you were born.',
    checkedBy: 'A bank, a shop or whoever has seen your papers',
    example: { title: 'Over 18', checkedBy: 'Northport Savings Bank' },
    fields: {
      older_than: ['Older than', 'The age that is asked for, in years', '18'],
      evidence: ['Evidence', 'Which document was seen, without the number', 'Identity card'],
      checked_on: ['Checked on', '', '2026-01-09'],
    },
  },
  'name-and-nationality': {
    title: 'Name and nationality',
    summary: 'Your legal name and citizenship, as your identity document has them.',
    checkedBy: 'A municipality, a consulate or a notary',
    example: { title: 'Citizen of Sweden', checkedBy: 'Consulate in Northport' },
    fields: {
      full_legal_name: ['Full legal name', 'As in your passport', 'Ada Maria Lindqvist'],
      former_names: ['Former names', 'If somebody needs to connect them', 'Ada Maria Berg'],
      nationality: ['Nationality', '', 'SE'],
      further_nationality: ['Further nationality', 'If you have two', 'NO'],
      evidence: ['Evidence', 'Which document was seen, without the number', 'Passport'],
    },
  },
  'driving-license': {
    title: 'Driving license',
    summary: 'Which vehicles you may drive, for employers, rentals and insurers.',
    checkedBy: 'The licensing authority, or an employer who has seen it',
    example: { title: 'Driving license, classes B and C', checkedBy: 'Road Traffic Office' },
    fields: {
      classes: ['Classes', 'All that you hold', 'B, C'],
      country_of_issue: ['Country of issue', '', 'SE'],
      held_since: ['Held since', 'The first date on the license', '2017-06-17'],
      valid_until: ['Valid until', '', '2032-06-16'],
      conditions: ['Conditions', 'For example glasses or automatic only', 'None'],
    },
  },
  'association-membership': {
    title: 'Membership of an association',
    summary: 'A club, a union, a professional body or a party.',
    checkedBy: 'The association’s own office',
    example: { title: 'Member of the Harbour Rowing Club', checkedBy: 'Harbour Rowing Club' },
    fields: {
      association: ['Association', 'The full name, and the place', 'Harbour Rowing Club, Northport'],
      kind_of_membership: ['Kind of membership', '', 'Active', ['Active', 'Supporting', 'Honorary']],
      member_since: ['Member since', firstDay, '2019-04-01'],
      function: ['Function', 'If you hold one', 'Coach of the juniors'],
    },
  },
  alumni: {
    title: 'Alumni',
    summary: 'That you belong to a school, a program or a company of the past.',
    checkedBy: 'The alumni office',
    example: { title: 'Alumna of the Polar Research School', checkedBy: 'Polar Research School' },
    fields: {
      institution: ['Institution', 'The full name', 'Polar Research School'],
      program: ['Program', 'Or department', 'Summer program in glaciology'],
      years: ['Years', 'From and until', '2020 to 2021'],
    },
  },
  'access-credential': {
    title: 'Access and entitlement',
    summary: 'What you may enter, use or borrow: a building, a laboratory, a library.',
    checkedBy: 'Whoever grants the access',
    example: { title: 'Laboratory access, wing C', checkedBy: 'Harbour Survey Office' },
    fields: {
      entitled_to: ['Entitled to', 'What you may do or enter', 'Unaccompanied access to the laboratories of wing C'],
      granted_by: ['Granted by', 'The organization', 'Harbour Survey Office'],
      since: ['Since', '', '2026-03-02'],
      until: ['Until', 'Leave it out if it has no end', '2027-03-01'],
    },
  },
} satisfies Partial<TemplateWords>
