// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity 0.8.37;

import {IDidAccount} from "../../../src/IDidAccount.sol";
import {IDidRegistry} from "../../../src/IDidRegistry.sol";
import {AccountTest} from "./AccountTest.sol";

contract SessionsTest is AccountTest {
    uint256 private constant SESSION = 21;
    bytes32 private constant GRANT = keccak256("Session(bytes32 x,bytes32 y,uint64 until,uint32 epoch)");
    uint64 private until;

    function setUp() public override {
        super.setUp();
        until = uint64(block.timestamp) + 3 hours;
    }

    function testFuzz_a_session_mints_and_commits_until_its_end(uint64 passed) public {
        vm.warp(block.timestamp + bound(passed, 0, 3 hours));
        executeInSession(mint());
        vm.expectEmit(address(registry));
        emit IDidRegistry.ClaimCommitted(1, "commitment");
        executeInSession(commit(1));
    }

    function testFuzz_a_session_does_nothing_after_its_end(uint64 late) public {
        vm.warp(until + bound(late, 1, 1_000 days));
        assertRefused(mint(), inSession(mint()));
    }

    function testFuzz_a_session_lasts_at_most_3_hours(uint64 excess) public {
        until += uint64(bound(excess, 1, 1_000 days));
        assertRefused(mint(), inSession(mint()));
    }

    function testFuzz_a_session_only_mints_and_commits(address to, bytes memory data) public {
        bool isMint = data.length >= 4 && bytes4(data) == registry.mintDID.selector;
        bool isCommit = data.length >= 4 && bytes4(data) == registry.commitClaim.selector;
        vm.assume(to != address(registry) || (!isMint && !isCommit));
        assertRefused(one(to, data), inSession(one(to, data)));
    }

    function test_a_session_neither_publishes_nor_changes_keys_nor_control() public {
        assertNotForSessions(one(address(registry), abi.encodeWithSelector(registry.addClaim.selector)));
        assertNotForSessions(one(address(registry), abi.encodeWithSelector(registry.setGuardians.selector)));
        assertNotForSessions(one(address(registry), abi.encodeWithSelector(registry.moveControl.selector)));
        assertNotForSessions(one(address(registry), abi.encodeWithSelector(registry.veto.selector)));
        assertNotForSessions(add(SECOND));
        assertNotForSessions(one(stranger, abi.encodeWithSelector(registry.mintDID.selector)));
    }

    function test_one_forbidden_call_of_a_session_forbids_all_its_calls() public {
        IDidAccount.Call[] memory calls = new IDidAccount.Call[](2);
        (calls[0], calls[1]) = (mint()[0], add(SECOND)[0]);
        assertNotForSessions(calls);
    }

    function test_all_sessions_end_when_the_account_says_so() public {
        vm.assertEq(account.sessionEpoch(), 0);
        IDidAccount.Call[] memory calls = toSelf(abi.encodeWithSelector(account.endSessions.selector));
        bytes memory signature = byFirst(FIRST, nextHash(calls));
        bytes memory granted = grant(0);
        vm.expectEmit(address(account));
        emit IDidAccount.SessionsEnded(1);
        account.execute(calls, soon(), signature);
        assertRefused(mint(), inSession(mint(), granted));
        executeInSession(mint());
    }

    function test_a_removed_key_ends_its_sessions() public {
        execute(add(SECOND));
        bytes memory granted = grant(0);
        execute(remove(SECOND));
        assertRefused(mint(), inSession(mint(), granted));
    }

    function testFuzz_nobody_grants_a_session_but_a_key(uint256 key) public {
        key = bound(key, 1, CURVE_ORDER - 1);
        vm.assume(key != FIRST);
        bytes32 hash = grantHash(0);
        assertRefused(mint(), inSession(mint(), byFirst(key, hash)));
        assertRefused(mint(), inSession(mint(), byOther(key, hash)));
        assertRefused(mint(), inSession(mint(), ""));
    }

    function testFuzz_no_other_key_acts_in_a_session(uint256 key) public {
        key = bound(key, 1, CURVE_ORDER - 1);
        vm.assume(key != SESSION);
        (bytes32 r, bytes32 s) = signLow(key, sha256(abi.encode(nextHash(mint()))));
        assertRefused(mint(), packed(r, s, grant(0)));
    }

    function testFuzz_nobody_extends_a_grant(uint64 other) public {
        bytes memory granted = grant(0);
        other = uint64(bound(other, block.timestamp, block.timestamp + 3 hours));
        vm.assume(other != until);
        until = other;
        assertRefused(mint(), inSession(mint(), granted));
    }

    function test_a_grant_for_another_account_is_refused() public {
        IDidAccount own = account;
        account = deployFor(SECOND);
        bytes memory granted = grant(0);
        account = own;
        execute(add(SECOND));
        assertRefused(mint(), inSession(mint(), granted));
    }

    function test_a_session_key_signs_no_message_for_an_application() public view {
        bytes32 hash = keccak256("message");
        bytes memory signature = inSessionOf(messageHash(account, hash), grant(0));
        vm.assertTrue(account.isValidSignature(hash, signature) == 0xffffffff);
    }

    function test_one_prompt_signs_in_and_grants_a_session() public {
        bytes32 hash = keccak256("sign in");
        (bytes32 message, bytes32 granted) = (messageHash(account, hash), grantHash(0));
        bytes32 root =
            message < granted ? keccak256(abi.encode(message, granted)) : keccak256(abi.encode(granted, message));
        bytes memory signature = byFirst(FIRST, root);
        vm.assertTrue(account.isValidSignature(hash, bytes.concat(hex"0201", granted, signature)) == 0x1626ba7e);
        bytes memory signed = inSession(mint(), bytes.concat(hex"0201", message, signature));
        account.execute(mint(), soon(), signed);
    }

    function executeInSession(IDidAccount.Call[] memory calls) private {
        account.execute(calls, soon(), inSession(calls));
    }

    function assertNotForSessions(IDidAccount.Call[] memory calls) private {
        assertRefused(calls, inSession(calls));
    }

    function inSession(IDidAccount.Call[] memory calls) private view returns (bytes memory) {
        return inSession(calls, grant(account.sessionEpoch()));
    }

    function inSession(IDidAccount.Call[] memory calls, bytes memory granted) private view returns (bytes memory) {
        return inSessionOf(nextHash(calls), granted);
    }

    function inSessionOf(bytes32 hash, bytes memory granted) private view returns (bytes memory) {
        (bytes32 r, bytes32 s) = signLow(SESSION, sha256(abi.encode(hash)));
        return packed(r, s, granted);
    }

    function packed(bytes32 r, bytes32 s, bytes memory granted) private view returns (bytes memory) {
        (bytes32 x, bytes32 y) = publicKey(SESSION);
        return bytes.concat(hex"03", bytes8(until), x, y, r, s, granted);
    }

    function grant(uint32 epoch) private view returns (bytes memory) {
        return byFirst(FIRST, grantHash(epoch));
    }

    function grantHash(uint32 epoch) private view returns (bytes32) {
        (bytes32 x, bytes32 y) = publicKey(SESSION);
        return accountHash(account, keccak256(abi.encode(GRANT, x, y, until, epoch)));
    }
}
