import type { TemplateWords } from '../../../built-in-template.ts'
import { firstDay } from './days.ts'

export const learningTemplates = {
  'university-degree': {
    title: 'University degree',
    summary: 'A bachelor’s, master’s or doctoral degree, as your diploma states it.',
    checkedBy: 'The registrar’s office of the university',
    example: { title: 'Master of Science in Marine Biology', checkedBy: 'University of Northport' },
    fields: {
      awarded_by: ['Awarded by', 'The full name of the institution', 'University of Northport'],
      degree: ['Degree', 'Its exact name, as on the diploma', 'Master of Science'],
      field_of_study: ['Field of study', 'The main subject', 'Marine Biology'],
      awarded_on: ['Awarded on', 'The date on the diploma', '2023-07-14'],
      student_number: ['Student number', 'If the institution needs it to find you', '20481'],
    },
  },
  'school-leaving-certificate': {
    title: 'School leaving certificate',
    summary: 'That you finished school: a high school diploma, Abitur, baccalauréat, A levels.',
    checkedBy: 'The school’s office or the examination authority',
    example: { title: 'High school diploma', checkedBy: 'Northport Secondary School' },
    fields: {
      certificate: ['Certificate', 'Its exact name', 'General higher education entrance qualification'],
      school: ['School', 'The full name, and the city', 'Northport Secondary School, Northport'],
      year: ['Year', 'In which you finished', '2018'],
    },
  },
  enrollment: {
    title: 'Student enrollment',
    summary: 'That you are a student now, for discounts, visas and scholarships.',
    checkedBy: 'The student office of the school or university',
    example: { title: 'Student of Naval Architecture', checkedBy: 'Harbour Technical College' },
    fields: {
      institution: ['Institution', 'The full name, and the city', 'Harbour Technical College, Northport'],
      program: ['Program', 'What you study, and for which degree', 'BEng Naval Architecture, full time'],
      enrolled_since: ['Enrolled since', firstDay, '2025-09-01'],
      enrolled_until: ['Enrolled until', 'The end of the present term', '2027-03-31'],
    },
  },
  'course-completion': {
    title: 'Course or training completed',
    summary: 'A course, workshop or online training that you finished.',
    checkedBy: 'Whoever held the course',
    example: { title: 'Statistics for fisheries', checkedBy: 'Open Coast Academy' },
    fields: {
      course: ['Course', 'Its title, and the level if it has one', 'Statistics for fisheries, level 2'],
      provider: ['Provider', 'Who held it', 'Open Coast Academy'],
      extent: ['Extent', 'Hours or credits', '40 hours, 2 ECTS credits'],
      completed_on: ['Completed on', 'The last day, or the date on the certificate', '2025-11-30'],
    },
  },
  'language-certificate': {
    title: 'Language certificate',
    summary: 'How well you speak a language, by an examination.',
    checkedBy: 'The examination board or language institute',
    example: { title: 'Portuguese, level B2', checkedBy: 'Instituto de Línguas do Cais' },
    fields: {
      language: ['Language', '', 'Portuguese'],
      level: ['Level', 'On the scale of the examination, for example B2', 'B2'],
      examination: ['Examination', 'Its exact name', 'Exame Intermédio'],
      result: ['Result', 'If you would like to show it', 'Good'],
      taken_on: ['Taken on', 'The day of the examination', '2025-05-08'],
    },
  },
} satisfies Partial<TemplateWords>
