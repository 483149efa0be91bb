import { holderChallengeSeconds } from '../../../holder-challenge/limits.ts'
import { writeDuration } from '../durations.ts'

/** `npm run check-credential` prints these texts beside its verdict, and about wrong arguments. */
export const checkerTexts = {
  help: `Usage: npm run check-credential -- <link | file> [options]

Checks a shared claim as the verdict page does, without trusting whoever serves that page. A file may also be a credential of other
software: a W3C credential (JSON or JWT), an SD-JWT VC, or an Open Badge, also in a PNG or an SVG.

  --rpc URL          a node of the chain; otherwise RPC_URL, otherwise http://127.0.0.1:8545
  --chain N          the number of the chain to rely on; otherwise that of the node. With --documents it is needed, unless
                     contracts/deployments.json names the folder’s chain and registry. The chain of npm start always has to be named
  --registry 0x…     the DidRegistry to rely on; otherwise the one that contracts/deployments.json names for the node's chain
  --from-block N     where that registry's events begin (with --registry; otherwise 0)
  --policy P         review (a signer nobody has accredited is refused) or open (it is a warning);
                     with --registry review, otherwise as contracts/deployments.json says
  --open             opens a controlled link or a link to several credentials, which counts as one view of each;
                     without it such a link stays closed
  --ask-holder       also asks the holder to prove that the credential is theirs: prints a link for them and waits ${writeDuration(holderChallengeSeconds.minutes * 1000)}
  --asker NAME, --reason TEXT   with --ask-holder: your name and why you ask. The holder reads both as your own words, unchecked
  --by-mail          with --ask-holder: the link lasts ${writeDuration(holderChallengeSeconds.day * 1000)}, and the answer says how old it is
  --no-server        asks nobody but the node, not even whether the link is still open
  --service URL      the service whose own signature counts on credentials of other software
  --ethereum-did-registry 0x…   the ERC-1056 registry in which issuers announce their keys

Without a network, with what npm run save-evidence wrote:

  --documents DIR    reads everything from this folder, and asks nobody
  --trusted-block HASH   a block that you believe to be of the chain, from a source of your own; may be given several times.
                     The folder has to prove the newest of them. Without it, the chain's part could not be checked

Exit code 0: everything is green, and with --ask-holder the holder has answered. 1: red. 2: anything else (amber, incomplete, could not be checked, wrong arguments).

The link's own service is asked whether the link is still open and whether the verifier has just withdrawn. That service proves
nothing and is not needed: where it gives no answer, that line reads "could not be checked", and the exit code is what it is without
that line. Everything else must have passed for a 0. A file names no service, so none is asked.`,
  seeHelp: (name: string) => `npm run ${name} -- --help says how to use this.`,
  claim: 'The claim',
  ownWords: 'What its owner wrote',
  savedKeys: 'The issuer’s keys and lists are those in the folder. Whoever saved them could have changed them.',
  nameBlock: 'The chain’s part could not be checked: say with --trusted-block which block you believe in.',
  noSuchBlock:
    'The chain’s part could not be checked: the folder has to contain every block that you named with --trusted-block, and has to prove the newest of them.',
  heldOn: (day: string) => `Held on ${day}; a later revocation is not known.`,
  openAll: 'Run it again with --open to open them, which counts as a view of each.',
  openOne: 'Run it again with --open to open the claim, which counts as a view.',
  changed: 'This has changed while the command waited for the holder:',
  twoWords: (words: string) =>
    `The holder’s screen shows these two words, too. Compare the screens, or let the holder read the words to you: ${words}`,
  faults: {
    noOption: (option: string) => `There is no option ${option}.`,
    optionMisused: (option: string) => `Use ${option} as the help says.`,
    oneSource: 'Name one link or one file.',
    service: '--service must be the address of a service.',
    rpc: '--rpc must be an http or https address.',
    registry: '--registry must be an address, --from-block a number, --policy open or review.',
    chain: '--chain must be the number of a chain.',
    noChain: (chainId: number) =>
      `The folder says that it is of chain ${chainId}. Say with --chain which chain you rely on.`,
    otherChain: (found: number, named: number) =>
      `The chain’s answers are of chain ${found}, and --chain names chain ${named}.`,
    noRegistry: (chainId: number) =>
      `contracts/deployments.json names no registry for chain ${chainId}; give one with --registry.`,
    oneLink: 'Give one link at a time.',
    noSource: (source: string) => `${source} is neither a link nor a file.`,
    asksOnly: 'This link asks for something and holds no claim. Open it in a browser.',
    notSaved: (file: string) => `${file} is not as save-evidence writes it.`,
    trusted: '--trusted-block must be the hash of a block.',
    needsNetwork: '--open and --ask-holder need a network, so they do not go with --documents.',
    nobodyToAsk: 'Nobody can be asked about this claim.',
    noService: 'A file names no service through which its holder could answer.',
    wholeLink: 'Only a whole link can be opened.',
    notOpened: (origin: string, status: number) => `${origin} did not open the claim (${status}).`,
    onlyWithAsking: '--asker, --reason and --by-mail go with --ask-holder.',
    askerTooLong: (most: number) => `--asker has at most ${most} characters.`,
    reasonTooLong: (most: number) => `--reason has at most ${most} characters.`,
    questionRefused: (origin: string, status: number) => `${origin} did not take the question (${status}).`,
  },
} as const
