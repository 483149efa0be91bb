export const evidenceTexts = {
  help: `الاستخدام: npm run save-evidence -- <link | file> --out DIR [options]

يحفظ مع الوثيقة ما يحتاج إليه التحقق لاحقًا: مستندات جهة الإصدار وقوائمها، وإثباتات لما تقوله سلسلة الكتل اليوم. للتحقق بها استخدم
npm run check-credential -- <file> --documents DIR --trusted-block HASH

  --out DIR          المجلد الذي يُكتب فيه
  --rpc URL          عقدة من سلسلة الكتل؛ وإلا RPC_URL، وإلا http://127.0.0.1:8545
  --registry 0x…     كما في check-credential
  --from-block N     كما في check-credential
  --service URL      كما في check-credential
  --ethereum-did-registry 0x…   كما في check-credential`,
  noFolder: 'حدّد مجلدًا بالخيار --out.',
  onlyConfirmed: 'لا يُحفظ إلا بيان أكّدته جهة تحقق، في رابط مفتوح أو ملف.',
  doesNotHold: 'الوثيقة غير صالحة اليوم، فلا يوجد ما يُحفظ.',
  noNode: 'يتعذر الوصول إلى عقدة سلسلة الكتل.',
  saved: (folder: string) => `تم الحفظ في ${folder}.`,
  proves: ({ block, day, hash }: { block: number; day: string; hash: string }) =>
    `يثبت هذا ما كانت تقوله سلسلة الكتل في الكتلة ${block} بتاريخ ${day}: ${hash}`,
  apart: (block: number, hash: string) => `يجب أن يحدد التحقق أيضًا كتلة القيد، وهي الكتلة ${block}: ${hash}`,
  notRecorded: 'لم يُسجّل التأكيد على سلسلة الكتل بعد. أعد الحفظ حين يُسجّل.',
  ownSource: 'ليحصل من يتحقق على تجزئة كل كتلة مذكورة هنا من مصدر لا يعتمد عليك، مثل مستكشف للكتل.',
  differ: 'لا تعطي إثباتات العقدة إجابات سجلها، فلا يمكن إثبات شيء. أعد المحاولة بعد الكتلة التالية.',
  noAnswer: (method: string) => `لا تجيب عقدة سلسلة الكتل عن ${method}، ولا يمكن الحفظ من دون هذه الإجابة.`,
  otherForm: 'للإيصالات في سلسلة الكتل هذه شكل آخر، فلا يمكن إثبات القيد.',
} as const
