// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity 0.8.37;

import {IDidAccount} from "../../../src/IDidAccount.sol";
import {AccountTest} from "./AccountTest.sol";

contract KeysTest is AccountTest {
    bytes32 private constant HASH = keccak256("message");

    function testFuzz_a_second_key_acts_from_its_block_on(uint256 key, uint64 later) public {
        key = bound(key, 1, CURVE_ORDER - 1);
        vm.assume(key != FIRST);
        (bytes32 x, bytes32 y) = publicKey(key);
        uint64 start = uint64(block.timestamp);
        IDidAccount.Call[] memory calls = add(key);
        bytes memory signature = byFirst(FIRST, nextHash(calls));
        vm.expectEmit(address(account));
        emit IDidAccount.KeyAdded(keccak256(abi.encode(x, y)), x, y);
        account.execute(calls, soon(), signature);
        executeBy(key, mint());
        vm.assertTrue(account.isKey(idOf(key)));
        vm.assertEq(isValidAt(key, start - 1), false);
        vm.assertTrue(isValidAt(key, uint64(bound(later, start, type(uint64).max))));
    }

    function test_what_a_removed_key_signed_before_stays_good() public {
        uint64 start = uint64(block.timestamp);
        execute(add(SECOND));
        vm.warp(start + 100);
        IDidAccount.Call[] memory calls = remove(FIRST);
        bytes memory signature = byOther(SECOND, nextHash(calls));
        vm.expectEmit(address(account));
        emit IDidAccount.KeyRemoved(idOf(FIRST));
        vm.expectEmit(address(account));
        emit IDidAccount.SessionsEnded(1);
        account.execute(calls, soon(), signature);

        bytes memory signed = byFirst(FIRST, messageHash(account, HASH));
        vm.assertTrue(account.isValidSignatureAt(HASH, signed, 0));
        vm.assertTrue(account.isValidSignatureAt(HASH, signed, start + 99));
        vm.assertEq(account.isValidSignatureAt(HASH, signed, start + 100), false);
        vm.assertTrue(account.isValidSignature(HASH, signed) == 0xffffffff);
        vm.assertEq(account.isKey(idOf(FIRST)), false);
        vm.assertEq(account.keyOf(0, idOf(FIRST)).removedAt, start + 100);
        assertRefused(mint(), byFirst(FIRST, nextHash(mint())));
        executeBy(SECOND, mint());
    }

    function test_a_removed_key_does_not_come_back() public {
        execute(add(SECOND));
        vm.warp(block.timestamp + 1);
        execute(remove(SECOND));
        assertCallFails(add(SECOND), abi.encodeWithSelector(IDidAccount.DidAccountKnownKey.selector, idOf(SECOND)));
    }

    function test_a_key_is_added_once() public {
        execute(add(SECOND));
        assertCallFails(add(SECOND), abi.encodeWithSelector(IDidAccount.DidAccountKnownKey.selector, idOf(SECOND)));
        assertCallFails(add(FIRST), abi.encodeWithSelector(IDidAccount.DidAccountKnownKey.selector, idOf(FIRST)));
    }

    function test_the_last_key_of_an_account_is_not_removed() public {
        assertCallFails(remove(FIRST), abi.encodeWithSelector(IDidAccount.DidAccountLastKey.selector, idOf(FIRST)));
        execute(add(SECOND));
        execute(remove(SECOND));
        assertCallFails(remove(FIRST), abi.encodeWithSelector(IDidAccount.DidAccountLastKey.selector, idOf(FIRST)));
    }

    function test_only_a_key_that_counts_is_removed() public {
        assertCallFails(remove(SECOND), abi.encodeWithSelector(IDidAccount.DidAccountUnknownKey.selector, idOf(SECOND)));
    }

    function testFuzz_a_key_is_a_point_of_the_curve(bytes32 x, bytes32 y) public {
        assertCallFails(
            toSelf(abi.encodeWithSelector(account.addKey.selector, x, y)),
            abi.encodeWithSelector(IDidAccount.DidAccountInvalidKey.selector, x, y)
        );
    }

    function testFuzz_only_the_account_changes_its_keys(address caller) public {
        vm.assume(caller != address(account));
        bytes memory reason = abi.encodeWithSelector(IDidAccount.DidAccountNotCaller.selector, address(account), caller);
        (bytes32 x, bytes32 y) = publicKey(SECOND);
        bytes32 id = idOf(FIRST);
        vm.prank(caller);
        vm.expectRevert(reason);
        account.addKey(x, y);
        vm.prank(caller);
        vm.expectRevert(reason);
        account.removeKey(id);
        vm.prank(caller);
        vm.expectRevert(reason);
        account.endSessions();
    }

    function test_the_keys_of_a_frozen_identity_stay_as_they_are() public {
        execute(add(SECOND));
        execute(one(address(registry), abi.encodeWithSelector(registry.freeze.selector, account, called())));
        bytes memory frozen = abi.encodeWithSelector(IDidAccount.DidAccountFrozen.selector, block.timestamp);
        assertCallFails(add(13), frozen);
        assertCallFails(remove(SECOND), frozen);
        execute(toSelf(abi.encodeWithSelector(account.endSessions.selector)));
    }

    function isValidAt(uint256 key, uint64 time) private view returns (bool) {
        return account.isValidSignatureAt(HASH, byOther(key, messageHash(account, HASH)), time);
    }

    function assertCallFails(IDidAccount.Call[] memory calls, bytes memory reason) private {
        bytes memory signature = byFirst(FIRST, nextHash(calls));
        vm.expectRevert(reason);
        account.execute(calls, soon(), signature);
    }
}
