import { holderChallengeSeconds } from '../../../holder-challenge/limits.ts'
import { writeDuration } from '../durations.ts'

export const checkerTexts = {
  help: `الاستخدام: npm run check-credential -- <رابط | ملف> [خيارات]

يتحقق من بيان مُشارَك كما تفعل صفحة النتيجة، دون الوثوق بمن يقدّم تلك الصفحة. يمكن أن يكون الملف أيضًا وثيقة من برنامج آخر:
وثيقة W3C (بصيغة JSON أو JWT) أو SD-JWT VC أو Open Badge، ولو داخل صورة PNG أو SVG.

  --rpc URL          عقدة من سلسلة الكتل؛ وإلا فـ RPC_URL، وإلا http://127.0.0.1:8545
  --chain N          رقم السلسلة التي تعتمد عليها؛ وإلا فرقم سلسلة العقدة. ومع --documents لا بد منه ما لم
                     يذكر contracts/deployments.json سلسلة المجلد وسجلها. ولا بد دائمًا من ذكر سلسلة npm start
  --registry 0x…     سجل DidRegistry الذي تعتمد عليه؛ وإلا فالسجل المذكور في contracts/deployments.json لسلسلة العقدة
  --from-block N     حيث تبدأ أحداث ذلك السجل (مع --registry؛ وإلا 0)
  --policy P         review (يُرفض توقيع لم يعتمده أحد) أو open (يكون تحذيرًا)؛
                     مع --registry تكون review، وإلا كما في contracts/deployments.json
  --open             يفتح رابطًا خاضعًا للتحكم أو رابطًا لعدة وثائق، ويُحسب ذلك مشاهدة واحدة لكل منها؛
                     وبدونه يبقى مثل هذا الرابط مغلقًا
  --ask-holder       يطلب أيضًا من صاحب الوثيقة إثبات أنها له: يطبع رابطًا له وينتظر ${writeDuration(holderChallengeSeconds.minutes * 1000)}
  --asker NAME, --reason TEXT   مع --ask-holder: اسمك وسبب السؤال. تُقرأ الكلمتان على أنهما كلامك دون تحقق
  --by-mail          مع --ask-holder: يدوم الرابط مدة ${writeDuration(holderChallengeSeconds.day * 1000)}، ويذكر الجواب كم مضى عليه
  --no-server        لا يسأل أحدًا غير العقدة، ولا حتى إن كان الرابط لا يزال مفتوحًا
  --service URL      الخدمة التي يُعتد بتوقيعها على وثائق البرامج الأخرى
  --ethereum-did-registry 0x…   سجل ERC-1056 الذي تعلن فيه جهات الإصدار مفاتيحها

دون شبكة، بما كتبه npm run save-evidence:

  --documents DIR    يقرأ كل شيء من هذا المجلد ولا يسأل أحدًا
  --trusted-block HASH   كتلة تعرف من مصدر خاص بك أنها من سلسلة الكتل؛ ويمكن تكراره.
                     ويجب أن يثبت المجلد أحدث هذه الكتل. وبدونه لا يمكن التحقق من الجزء الخاص بسلسلة الكتل

رمز الخروج 0: كل شيء أخضر، ومع --ask-holder وصل جواب. 1: أحمر. 2: ما عدا ذلك (كهرماني، غير مكتمل، تعذّر التحقق، معاملات خاطئة).

تُسأل خدمة الرابط عمّا إذا كان لا يزال مفتوحًا وعمّا إذا كانت جهة التحقق قد سحبت شيئًا للتو. هذه الخدمة لا تثبت شيئًا ولا حاجة إليها:
إن لم تُجب ظهر في ذلك السطر «تعذّر التحقق»، ويكون رمز الخروج كما لو لم يكن السطر. ولا يكون 0 إلا إذا نجح كل ما عداه. لا يذكر الملف خدمة، فلا تُسأل أي خدمة.`,
  seeHelp: (name: string) => `يوضّح npm run ${name} -- --help طريقة الاستخدام.`,
  claim: 'البيان',
  ownWords: 'ما كتبه صاحبه',
  savedKeys: 'مفاتيح جهة الإصدار وقوائمها هي الموجودة في المجلد. ومن حفظها كان بإمكانه تغييرها.',
  nameBlock: 'تعذّر التحقق من الجزء الخاص بسلسلة الكتل: اذكر بالخيار --trusted-block الكتلة التي تثق بها.',
  noSuchBlock:
    'تعذّر التحقق من الجزء الخاص بسلسلة الكتل: يجب أن يحتوي المجلد على كل كتلة ذكرتها بالخيار --trusted-block، وأن يثبت أحدثها.',
  heldOn: (day: string) => `كان صالحًا في ${day}؛ ولا يُعرف هل سُحب بعد ذلك.`,
  openAll: 'شغّله مرة أخرى مع --open لفتحها، ويُحسب ذلك مشاهدة لكل منها.',
  openOne: 'شغّله مرة أخرى مع --open لفتح البيان، ويُحسب ذلك مشاهدة واحدة.',
  changed: 'تغيّر ما يلي بينما كان الأمر ينتظر رد صاحب الوثيقة:',
  twoWords: (words: string) =>
    `تظهر هاتان الكلمتان على شاشة صاحب الوثيقة أيضًا. قارن بين الشاشتين، أو اطلب منه قراءتهما لك: ${words}`,
  faults: {
    noOption: (option: string) => `لا يوجد خيار ${option}.`,
    optionMisused: (option: string) => `استخدم ${option} كما تقول المساعدة.`,
    oneSource: 'اذكر رابطًا واحدًا أو ملفًا واحدًا.',
    service: 'يجب أن يكون --service عنوان خدمة.',
    rpc: 'يجب أن يكون --rpc عنوان http أو https.',
    registry: 'يجب أن يكون --registry عنوانًا، و--from-block رقمًا، و--policy إما open أو review.',
    chain: 'يجب أن يكون --chain رقم سلسلة.',
    noChain: (chainId: number) =>
      `يقول المجلد إنه من السلسلة ${chainId}. اذكر بالخيار --chain السلسلة التي تعتمد عليها.`,
    otherChain: (found: number, named: number) => `الإجابات من السلسلة ${found}، لكن --chain يذكر السلسلة ${named}.`,
    noRegistry: (chainId: number) =>
      `لا يذكر contracts/deployments.json سجلًا للسلسلة ${chainId}؛ اذكر واحدًا بالخيار --registry.`,
    oneLink: 'اذكر رابطًا واحدًا في كل مرة.',
    noSource: (source: string) => `${source} ليس رابطًا ولا ملفًا.`,
    asksOnly: 'هذا الرابط يطلب شيئًا ولا يحتوي على بيان. افتحه في متصفح.',
    notSaved: (file: string) => `${file} ليس كما يكتبه save-evidence.`,
    trusted: 'يجب أن يكون --trusted-block بصمة كتلة.',
    needsNetwork: 'يحتاج --open و--ask-holder إلى شبكة، فلا يُستخدمان مع --documents.',
    nobodyToAsk: 'لا يمكن سؤال أحد عن هذا البيان.',
    noService: 'لا يذكر الملف خدمة يمكن أن يصل الجواب عن طريقها.',
    wholeLink: 'لا يمكن فتح إلا رابط كامل.',
    notOpened: (origin: string, status: number) => `لم يفتح ${origin} البيان (${status}).`,
    onlyWithAsking: 'لا تُستخدم --asker و--reason و--by-mail إلا مع --ask-holder.',
    askerTooLong: (most: number) => `عدد أحرف --asker ${most} على الأكثر.`,
    reasonTooLong: (most: number) => `عدد أحرف --reason ${most} على الأكثر.`,
    questionRefused: (origin: string, status: number) => `لم يقبل ${origin} السؤال (${status}).`,
  },
} as const
