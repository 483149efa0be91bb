import type { TemplateWords } from '../../../built-in-template.ts'
import { firstDay, lastDay } from './days.ts'

export const workTemplates = {
  'professional-certification': {
    title: 'Professional certification',
    summary: 'What a chamber, a vendor or an examination board certifies that you can do.',
    checkedBy: 'The body that certifies',
    example: { title: 'Certified network engineer', checkedBy: 'Guild of Network Engineers' },
    fields: {
      certification: ['Certification', 'Its exact name, with the level', 'Network engineer, professional level'],
      certified_by: ['Certified by', 'The full name of the body', 'Guild of Network Engineers'],
      certified_on: ['Certified on', 'The date on the certificate', '2026-02-03'],
      valid_until: ['Valid until', 'Leave it out if it does not expire', '2029-02-03'],
    },
  },
  'first-aid': {
    title: 'First aid training',
    summary: 'A current first aid or safety training, as workplaces and clubs ask for it.',
    checkedBy: 'The organization that trained you',
    example: { title: 'First aider at work', checkedBy: 'Northport Rescue Service' },
    fields: {
      training: ['Training', 'Its exact name', 'First aid at work, 9 units'],
      trained_by: ['Trained by', 'The organization, and the place', 'Northport Rescue Service, Northport'],
      completed_on: ['Completed on', '', '2026-03-21'],
      valid_until: ['Valid until', 'When it has to be refreshed', '2028-03-21'],
    },
  },
  'current-employment': {
    title: 'Current employment',
    summary: 'Where you work, as what and since when. Leave the salary out.',
    checkedBy: 'The employer’s human resources department',
    example: { title: 'Ship’s electrician at Fjord Ferries', checkedBy: 'Fjord Ferries AS' },
    fields: {
      position: ['Position', 'As in your contract', 'Ship’s electrician'],
      employer: ['Employer', 'The registered name', 'Fjord Ferries AS'],
      place_of_work: ['Place of work', 'The city, or remote', 'Northport'],
      employed_since: ['Employed since', firstDay, '2022-04-01'],
      extent: ['Extent', 'Full time or part time, permanent or until when', 'Full time, permanent'],
    },
  },
  'past-employment': {
    title: 'Past employment',
    summary: 'A job you have held, with what you were responsible for.',
    checkedBy: 'The former employer’s human resources department',
    example: { title: 'Deckhand at Coastal Freight', checkedBy: 'Coastal Freight Ltd' },
    fields: {
      last_position: ['Last position', 'As in your contract or reference', 'Deckhand'],
      employer: ['Employer', 'The registered name then', 'Coastal Freight Ltd'],
      from: ['From', firstDay, '2019-05-01'],
      until: ['Until', lastDay, '2022-03-31'],
      responsibilities: [
        'Responsibilities',
        'One or two things that can be checked',
        'Mooring, cargo lashing, watch keeping',
      ],
    },
  },
  internship: {
    title: 'Internship or voluntary work',
    summary: 'An internship, an apprenticeship or a voluntary service.',
    checkedBy: 'Whoever supervised you there',
    example: { title: 'Intern at the tide gauge station', checkedBy: 'Harbour Survey Office' },
    fields: {
      what_you_did: ['What you did', 'In a few words', 'Intern, evaluation of tide gauge data'],
      organization: ['Organization', 'The full name, and the place', 'Harbour Survey Office, Northport'],
      from: ['From', firstDay, '2025-07-01'],
      until: ['Until', lastDay, '2025-09-30'],
      extent: ['Extent', 'Hours a week', '20 hours a week'],
    },
  },
  'professional-license': {
    title: 'License to practice',
    summary: 'A profession that needs permission: medicine, law, nursing, electrical work.',
    checkedBy: 'The chamber or authority that licenses',
    example: { title: 'Licensed nurse', checkedBy: 'Chamber of Nursing' },
    fields: {
      profession: ['Profession', 'As the license names it', 'Registered nurse'],
      licensed_by: ['Licensed by', 'The chamber or authority', 'Chamber of Nursing, Western District'],
      licensed_since: ['Licensed since', 'The date on the license', '2021-10-01'],
      limits: ['Limits', 'If it is limited in time, place or scope', 'None'],
    },
  },
  award: {
    title: 'Prize or award',
    summary: 'A prize, a scholarship or a distinction that you received.',
    checkedBy: 'Whoever awarded it',
    example: { title: 'Ferry Design Prize, first place', checkedBy: 'Society of Naval Architects' },
    fields: {
      award: ['Award', 'Its exact name, and the place or class', 'Ferry Design Prize, first place, open class'],
      awarded_by: ['Awarded by', 'The full name', 'Society of Naval Architects'],
      awarded_for: ['Awarded for', 'The work or the achievement', 'An electric ferry for shallow water'],
      awarded_on: ['Awarded on', 'The day of the award', '2025-06-12'],
    },
  },
} satisfies Partial<TemplateWords>
