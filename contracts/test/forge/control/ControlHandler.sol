// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity 0.8.37;

import {IIdentityControl} from "../../../src/IIdentityControl.sol";
import {IRegistry} from "../RegistryTest.sol";
import {TypedData} from "../TypedData.sol";

/// @dev The target of forge's random calls, by which any account tries anything with any identity.
/// The handler itself records who controls what, and notices a call that succeeded although it
/// should have failed.
contract ControlHandler is TypedData {
    struct Book {
        address controller;
        bool isFrozen;
        bool hasGuardians;
        IIdentityControl.Change pending;
        address nextController;
        uint256 readyAt;
        bool isUnanimous;
    }

    uint64 private constant DELAY = 3 days;
    bytes32 private constant RECOVERY =
        keccak256("Recovery(address identity,address controller,bytes key,uint256 round)");
    bytes32 private constant DECISION = keccak256("GuardianDecision(address identity,string decision,uint256 round)");
    bytes32 private constant ACCEPT =
        keccak256("AcceptControl(address identity,address controller,uint256 nonce,uint64 deadline)");

    IRegistry private immutable registry;
    uint256[] private keys;
    uint256[] private guardianKeys;
    address[] public accounts;
    address[] public minterOf; // token id - 1 => its identity
    mapping(address identity => Book) private books;
    uint256 public refusals;
    uint256 public trespasses; // calls that succeeded, but were not allowed

    constructor(IRegistry registry_, uint256[] memory keys_, uint256[] memory guardianKeys_) {
        registry = registry_;
        keys = keys_;
        guardianKeys = guardianKeys_;
        for (uint256 i = 0; i < keys_.length; ++i) {
            accounts.push(vm.addr(keys_[i]));
            books[accounts[i]].controller = accounts[i];
        }
    }

    function bookOf(address identity) external view returns (Book memory) {
        return books[identity];
    }

    function didCount() external view returns (uint256) {
        return minterOf.length;
    }

    function mint(uint256 who, uint256 which) external {
        address identity = pick(which);
        bool mayNot = !isController(who, identity) || books[identity].isFrozen;
        vm.prank(pick(who));
        try registry.mintDIDFor(identity, called()) {
            note(mayNot);
            minterOf.push(identity);
        } catch {
            ++refusals;
        }
    }

    function setGuardians(uint256 who, uint256 which) external {
        Book storage book = books[pick(which)];
        bool mayNot = !isController(who, pick(which)) || book.isFrozen || book.hasGuardians || isPending(book);
        IIdentityControl.Guardians memory none;
        bytes32 hash = keccak256(abi.encode(list()));
        vm.prank(pick(who));
        try registry.setGuardians(pick(which), hash, none, called()) {
            note(mayNot);
            book.hasGuardians = true;
        } catch {
            ++refusals;
        }
    }

    function move(uint256 who, uint256 which, uint256 to, uint256 accepter) external {
        (address identity, address next) = (pick(which), pick(to));
        Book storage book = books[identity];
        bool mayNot = !isController(who, identity) || pick(accepter) != next || book.isFrozen || isPending(book)
            || next == book.controller;
        IIdentityControl.Consent memory consent = accept(identity, next, keys[accepter % keys.length]);
        vm.prank(pick(who));
        try registry.moveControl(identity, next, list(), called(), consent) {
            note(mayNot);
            if (!book.hasGuardians) book.controller = next;
            else wait_(book, IIdentityControl.Change.Move, next, false);
        } catch {
            ++refusals;
        }
    }

    function startRecovery(uint256 which, uint256 to, uint8 voters, bool isOld) external {
        (address identity, address next) = (pick(which), pick(to));
        Book storage book = books[identity];
        bool isUnanimous = count(voters) == 3;
        bool mayNot = !book.hasGuardians || count(voters) < 2 || isOld || (book.isUnanimous && !isUnanimous);
        uint256 round = registry.guardianRound(identity);
        bytes32 hash = keccak256(abi.encode(RECOVERY, identity, next, keccak256(""), isOld ? round ^ 1 : round));
        bytes[] memory signatures = votes(hash, voters);
        try registry.startRecovery(identity, next, "", list(), signatures) {
            note(mayNot);
            wait_(book, IIdentityControl.Change.Recovery, next, isUnanimous);
        } catch {
            ++refusals;
        }
    }

    function decide(uint256 which, uint8 seed, uint8 voters) external {
        Book storage book = books[pick(which)];
        IIdentityControl.Decision decision = IIdentityControl.Decision(seed % 3);
        bool isVeto = decision == IIdentityControl.Decision.Veto;
        bool mayNot = !book.hasGuardians || count(voters) < 2 || (isVeto && book.isUnanimous && count(voters) < 3);
        bytes32 word = keccak256(bytes(isVeto ? "veto" : seed % 3 == 0 ? "freeze" : "unfreeze"));
        bytes32 hash = keccak256(abi.encode(DECISION, pick(which), word, registry.guardianRound(pick(which))));
        bytes[] memory signatures = votes(hash, voters);
        try registry.decide(pick(which), decision, list(), signatures) {
            note(mayNot);
            if (isVeto) end(book);
            else markFrozen(book, decision == IIdentityControl.Decision.Freeze);
        } catch {
            ++refusals;
        }
    }

    function freeze(uint256 who, uint256 which) external {
        bool mayNot = !isController(who, pick(which));
        vm.prank(pick(who));
        try registry.freeze(pick(which), called()) {
            note(mayNot);
            markFrozen(books[pick(which)], true);
        } catch {
            ++refusals;
        }
    }

    function requestUnfreeze(uint256 who, uint256 which) external {
        Book storage book = books[pick(which)];
        bool mayNot = !isController(who, pick(which)) || !book.isFrozen || isPending(book);
        vm.prank(pick(who));
        try registry.requestUnfreeze(pick(which), list(), called()) {
            note(mayNot);
            wait_(book, IIdentityControl.Change.Unfreeze, address(0), false);
            if (!book.hasGuardians) book.readyAt = block.timestamp + 7 days;
        } catch {
            ++refusals;
        }
    }

    function veto(uint256 who, uint256 which) external {
        Book storage book = books[pick(which)];
        bool mayNot = !isController(who, pick(which)) || !isPending(book) || book.isUnanimous;
        vm.prank(pick(who));
        try registry.veto(pick(which), called()) {
            note(mayNot);
            end(book);
        } catch {
            ++refusals;
        }
    }

    function finish(uint256 who, uint256 which, uint32 later) external {
        vm.warp(block.timestamp + (later % 4 days));
        Book storage book = books[pick(which)];
        bool isRecovery = book.pending == IIdentityControl.Change.Recovery;
        bool mayNot =
            !isPending(book) || block.timestamp < book.readyAt || (isRecovery && pick(who) != book.nextController);
        vm.prank(pick(who));
        try registry.finishChange(pick(which), "", called()) {
            note(mayNot);
            if (book.pending == IIdentityControl.Change.Unfreeze || isRecovery) book.isFrozen = false;
            if (book.pending != IIdentityControl.Change.Unfreeze) book.controller = book.nextController;
            end(book);
        } catch {
            ++refusals;
        }
    }

    // ── What the handler records ────────────────────────────────────────────────────────────────

    function note(bool mayNot) private {
        if (mayNot) ++trespasses;
    }

    function wait_(Book storage book, IIdentityControl.Change kind, address next, bool isUnanimous) private {
        (book.pending, book.nextController, book.isUnanimous) = (kind, next, isUnanimous);
        book.readyAt = block.timestamp + DELAY;
    }

    function end(Book storage book) private {
        wait_(book, IIdentityControl.Change.None, address(0), false);
    }

    function markFrozen(Book storage book, bool isFrozen) private {
        book.isFrozen = isFrozen;
        bool isRecovery = book.pending == IIdentityControl.Change.Recovery;
        if (isPending(book) && !isRecovery) end(book);
    }

    function isPending(Book storage book) private view returns (bool) {
        return book.pending != IIdentityControl.Change.None;
    }

    function isController(uint256 who, address identity) private view returns (bool) {
        return books[identity].controller == pick(who);
    }

    function pick(uint256 seed) private view returns (address) {
        return accounts[seed % accounts.length];
    }

    // ── Functions that sign for the random calls ────────────────────────────────────────────────

    function called() private pure returns (IIdentityControl.Consent memory consent) {}

    function accept(address identity, address next, uint256 key)
        private
        view
        returns (IIdentityControl.Consent memory)
    {
        uint64 deadline = uint64(block.timestamp);
        bytes32 hash = keccak256(abi.encode(ACCEPT, identity, next, registry.nonces(next), deadline));
        return IIdentityControl.Consent(deadline, sign(key, typedHash("DID Verification", address(registry), hash)));
    }

    function votes(bytes32 hash, uint8 voters) private view returns (bytes[] memory signatures) {
        signatures = new bytes[](3);
        for (uint256 i = 0; i < 3; ++i) {
            if ((voters >> i) & 1 == 0) continue;
            signatures[i] = sign(guardianKeys[i], typedHash("DID Verification", address(registry), hash));
        }
    }

    function count(uint8 voters) private pure returns (uint256) {
        return (voters & 1) + ((voters >> 1) & 1) + ((voters >> 2) & 1);
    }

    function list() private view returns (IIdentityControl.Guardians memory) {
        address[] memory who = new address[](3);
        for (uint256 i = 0; i < 3; ++i) {
            who[i] = vm.addr(guardianKeys[i]);
        }
        return IIdentityControl.Guardians(who, 2, DELAY, "salt");
    }
}
