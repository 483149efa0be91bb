export const titleExamples: Readonly<Record<string, string>> = {
  identity: 'إثبات الهوية',
  education: 'بكالوريوس علوم الحاسوب',
  employment: 'مهندس في شركة الواحة',
  certification: 'لحّام معتمد',
  kyc: 'مقيم في عمّان',
  license: 'رخصة قيادة',
  credential: 'دورة إسعافات أولية',
  membership: 'عضو في نادي الإبحار',
  certificate: 'لحّام معتمد',
  award: 'أفضل رسالة لعام 2024',
}
