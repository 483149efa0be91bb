// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity 0.8.37;

/// @title Who acts for an identity
/// @notice An identity is an address, with or without a DID. It is its own controller until it
/// moves its control to another address, or until its guardians recover it. The identity itself
/// never changes, because tokens, commitments and attestations name it.
/// @dev This contract does not follow chains of controllers. If an identity B controls an identity
/// A and moves its own control to C, B still controls A.
interface IIdentityControl {
    // ── Types that the functions and events use ─────────────────────────────────────────────────

    /// @notice How an account agrees to an action. With an empty signature, the account itself must
    /// be the caller. Otherwise, anybody may bring the account's EIP-712 signature in the
    /// registry's domain. The signed struct of an action has the action's arguments, then `uint256
    /// nonce` ({nonces} of the signer), and then `uint64 deadline`.
    /// @dev The contract tries the account's own key first, and then the account's code (ERC-1271).
    struct Consent {
        uint64 deadline;
        bytes signature;
    }

    /// @notice The people who may recover an identity. The chain has only
    /// keccak256(abi.encode(this)), and sees the list itself when guardians act.
    /// @param who 1 to 16 addresses in ascending order, so that nobody counts twice
    /// @param threshold how many guardians are enough for a decision, from 1 to all of them
    /// @param delay seconds between a decision and its effect, from 1 to 30 days
    /// @param salt a random number, so that nobody can guess the list from its hash
    struct Guardians {
        address[] who;
        uint8 threshold;
        uint64 delay;
        bytes32 salt;
    }

    enum Change {
        None,
        Recovery,
        Move,
        Unfreeze
    }

    /// @notice The decisions of guardians that are no recovery. Guardians sign them as "freeze",
    /// "unfreeze" or "veto".
    enum Decision {
        Freeze,
        Unfreeze,
        Veto
    }

    /// @param controller the address that takes over; zero for a recovery to a key and for Unfreeze
    /// @param readyAt the time from which {finishChange} can carry out the change
    /// @param isUnanimous whether all guardians, and more than one, decided this recovery
    /// @param keyHash keccak256 of the 64 bytes x and y for a recovery to a key; otherwise zero
    struct PendingChange {
        Change kind;
        address controller;
        uint64 readyAt;
        bool isUnanimous;
        bytes32 keyHash;
    }

    // ── Events about identities ─────────────────────────────────────────────────────────────────

    /// @notice From now on, `controller` acts for `identity`. After a recovery to a key,
    /// `controller` is the identity itself.
    event ControlChanged(address indexed identity, address indexed controller, bool byRecovery);

    /// @notice The list of guardians with this hash counts from the time `from` on. A zero hash
    /// means that nobody is a guardian from then on.
    event GuardiansSet(address indexed identity, bytes32 hash, uint64 from);

    /// @notice The change of the identity's guardians that was waiting was cancelled.
    event GuardiansChangeCancelled(address indexed identity);

    /// @notice Guardians decided that the address `controller` or the P-256 key `key` takes over.
    event RecoveryStarted(
        address indexed identity, address indexed controller, bytes key, uint64 readyAt, bool isUnanimous
    );

    /// @notice The identity's controller asked to hand the identity to the address `controller`.
    event MoveStarted(address indexed identity, address indexed controller, uint64 readyAt);

    /// @notice The identity's controller asked to end the freeze of the identity.
    event UnfreezeRequested(address indexed identity, uint64 readyAt);

    /// @notice The pending change of the identity was cancelled.
    event ChangeCancelled(address indexed identity, Change kind);

    /// @notice The identity's controller or its guardians reported that its key is stolen.
    event IdentityFrozen(address indexed identity);

    /// @notice The freeze has ended, so the identity may act again.
    event IdentityUnfrozen(address indexed identity);

    // ── Errors of this contract ─────────────────────────────────────────────────────────────────

    /// @notice Only `expected`, or somebody who brings its signature, may call this function.
    error IdentityControlNotCaller(address expected, address caller);

    /// @notice The deadline of the consent has passed.
    error IdentityControlExpired(uint64 deadline);

    /// @notice `signer` did not make this signature for this action.
    error IdentityControlInvalidSignature(address signer);

    /// @notice The identity is frozen, so this action is not possible.
    error IdentityControlFrozen(address identity, uint64 since);

    /// @notice The identity is not frozen, so there is no freeze to end.
    error IdentityControlNotFrozen(address identity);

    /// @notice The identity has no guardians.
    error IdentityControlNoGuardians(address identity);

    /// @notice The given list of guardians does not have the hash that the identity has set.
    error IdentityControlWrongGuardians(address identity);

    /// @notice The given list of guardians breaks a rule of {Guardians}.
    error IdentityControlInvalidGuardians();

    /// @notice There must be one signature for each guardian. It is empty for one who did not sign.
    error IdentityControlSignatureCount(uint256 count, uint256 expected);

    /// @notice Fewer guardians signed than the list requires.
    error IdentityControlThreshold(uint256 count, uint256 threshold);

    /// @notice Another change of the identity is already pending.
    error IdentityControlPending(address identity, Change kind);

    /// @notice No change of the identity is pending.
    error IdentityControlNothingPending(address identity);

    /// @notice Only all guardians together may undo a recovery that all of them decided, or
    /// complete a recovery as a decision of all guardians.
    error IdentityControlUnanimous(address identity);

    /// @notice All guardians can only complete a recovery that a majority of them started in the
    /// last round.
    error IdentityControlNothingToComplete(address identity);

    /// @notice The pending change can be finished only from `readyAt` on.
    error IdentityControlTooEarly(uint64 readyAt);

    /// @notice A recovery must name an address, or a valid P-256 key for an account with code.
    error IdentityControlInvalidTarget(address identity);

    /// @notice The guardians decided to recover the identity to another key than this one.
    error IdentityControlWrongKey(address identity);

    /// @notice The address is already the identity's controller.
    error IdentityControlSameController(address identity, address controller);

    // ── Functions for the controller of an identity ─────────────────────────────────────────────

    /// @notice Sets or changes the guardians. The first list counts at once. A change of the list
    /// waits for twice the present delay, so that a thief of a key cannot remove the guardians
    /// before they act. Calling this function again replaces a waiting change.
    /// @dev The controller signs `SetGuardians(address identity,bytes32 guardians,uint256
    /// nonce,uint64 deadline)`. Reverts while the identity is frozen or a change of the identity is
    /// pending. If a list breaks the rules, or if the list for a hash is lost, nobody can ever
    /// change this hash. So check the list and keep it before you set its hash.
    /// @param next keccak256(abi.encode(guardians)); zero if nobody shall be a guardian
    /// @param present the present list; ignored while the identity has no guardians
    function setGuardians(address identity, bytes32 next, Guardians calldata present, Consent calldata consent) external;

    /// @notice Hands the identity to another controller, or back to the identity's own address.
    /// Both sides must agree. Without guardians, the change takes effect at once. With guardians,
    /// it takes effect after their delay.
    /// @dev The present controller signs `MoveControl(address identity,address controller,uint256
    /// nonce,uint64 deadline)`, and the next controller signs `AcceptControl(address
    /// identity,address controller,uint256 nonce,uint64 deadline)`. Reverts while the identity is
    /// frozen or a change of the identity is pending.
    /// @param guardians the present list; ignored while the identity has no guardians
    function moveControl(
        address identity,
        address controller,
        Guardians calldata guardians,
        Consent calldata present,
        Consent calldata next
    ) external;

    /// @notice Reports a stolen key. The identity then cannot mint, commit, publish, move or change
    /// its guardians. Also cancels a pending move, a pending end of a freeze, and a waiting change
    /// of guardians.
    /// @dev The controller signs `Freeze(address identity,uint256 nonce,uint64 deadline)`. A second
    /// freeze does not change the time since which the identity is frozen.
    function freeze(address identity, Consent calldata consent) external;

    /// @notice Asks to end the freeze after the guardians' delay, or after 7 days without
    /// guardians. Until then, any veto cancels the request, because a thief may make it, too.
    /// @dev The controller signs `RequestUnfreeze(address identity,uint256 nonce,uint64 deadline)`.
    /// @param guardians the present list; ignored while the identity has no guardians
    function requestUnfreeze(address identity, Guardians calldata guardians, Consent calldata consent) external;

    /// @notice Cancels the pending change. It cannot cancel a recovery that all guardians decided,
    /// because otherwise a thief of the key could veto for ever.
    /// @dev The controller signs `Veto(address identity,uint256 nonce,uint64 deadline)`.
    function veto(address identity, Consent calldata consent) external;

    // ── Functions for guardians ─────────────────────────────────────────────────────────────────
    // Anybody may bring the guardians' signatures: one for each address of the list, in the order
    // of the list. The signature is empty for a guardian who did not sign. A wrong signature makes
    // the call fail, so that a vote of all guardians never counts as a vote of fewer guardians.
    // Each accepted decision raises {guardianRound}, which every signature names. It also cancels a
    // waiting change of guardians, so that nobody can remove guardians who act.

    /// @notice Starts a recovery to an address. For an account that passkeys control, it can also
    /// start a recovery to a key. The recovery replaces the pending change. But a majority cannot
    /// replace a recovery that all guardians decided.
    /// @dev The guardians sign `Recovery(address identity,address controller,bytes key,uint256
    /// round)`.
    /// @param controller who takes over; zero if `key` is given. The identity's own address is
    /// allowed
    /// @param key the 64 bytes x and y of a P-256 key; empty if `controller` is given
    function startRecovery(
        address identity,
        address controller,
        bytes calldata key,
        Guardians calldata guardians,
        bytes[] calldata signatures
    ) external;

    /// @notice Starts the recovery of the last round again, now as a decision of all guardians.
    /// @dev The signatures name the last round, in which a majority started this recovery. So
    /// nobody can spoil a vote of all guardians by bringing only a part of the vote to the chain,
    /// and the missing guardians can still sign after a veto. The delay starts anew.
    function completeRecovery(
        address identity,
        address controller,
        bytes calldata key,
        Guardians calldata guardians,
        bytes[] calldata signatures
    ) external;

    /// @notice Freezes the identity at once, ends a freeze at once, or cancels the pending change.
    /// Only all guardians together can cancel a recovery that all of them decided. A veto also
    /// counts when no change is pending: the signatures of this round then do not count any more.
    /// @dev The guardians sign `GuardianDecision(address identity,string decision,uint256 round)`
    /// with the decision "freeze", "unfreeze" or "veto".
    function decide(address identity, Decision decision, Guardians calldata guardians, bytes[] calldata signatures)
        external;

    // ── Functions that anybody may call ─────────────────────────────────────────────────────────

    /// @notice Carries out the pending change once it is ready. A recovery to an address needs the
    /// consent of this address, so that no address takes over that cannot act. A recovery also ends
    /// the freeze. The guardians stay the same.
    /// @dev The new controller signs `AcceptControl(address identity,address controller,uint256
    /// nonce,uint64 deadline)`.
    /// @param key the key of a recovery to a key; otherwise empty
    /// @param consent the consent of the new controller of a recovery to an address; otherwise
    /// ignored
    function finishChange(address identity, bytes calldata key, Consent calldata consent) external;

    /// @notice Who acts for `identity`.
    /// @return controller the identity itself, until somebody moves or recovers it
    /// @return since when control changed last; 0 if control never changed
    /// @return byRecovery whether guardians made the last change
    function controllerOf(address identity) external view returns (address controller, uint64 since, bool byRecovery);

    /// @notice Since when the identity has been frozen, or 0 if it is not frozen.
    function frozenSince(address identity) external view returns (uint64);

    /// @notice The pending change. Its kind is None if no change is pending.
    function pendingChange(address identity) external view returns (PendingChange memory);

    /// @notice The hashes of the present list of guardians and of the next list.
    /// @return present the hash of the list that counts now; zero if nobody is a guardian
    /// @return next the hash that replaces `present` at the time `nextAt`
    /// @return nextAt 0 if no change of guardians is waiting
    function guardiansHash(address identity) external view returns (bytes32 present, bytes32 next, uint64 nextAt);

    /// @notice The round that the next signatures of guardians must name. It rises with every
    /// decision of guardians, and when another list of guardians takes over.
    function guardianRound(address identity) external view returns (uint256);

    /// @notice The number that the next {Consent} of this signer must name.
    function nonces(address signer) external view returns (uint256);
}
