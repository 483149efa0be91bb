// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity 0.8.37;

import {IDidAccount} from "../../../src/IDidAccount.sol";
import {IDidRegistry} from "../../../src/IDidRegistry.sol";
import {AccountTest} from "./AccountTest.sol";
import {Address} from "@openzeppelin/contracts/utils/Address.sol";

contract ExecutionTest is AccountTest {
    function testFuzz_anybody_may_bring_the_calls_that_a_key_signed(address bringer, uint64 until) public {
        vm.assume(until >= block.timestamp);
        bytes memory signature = byFirst(FIRST, executeHash(account, mint(), 0, until));
        IDidAccount.Call[] memory calls = mint();
        vm.expectEmit(address(registry));
        emit IDidRegistry.DidMinted(address(account), 1);
        vm.prank(bringer);
        account.execute(calls, until, signature);
        vm.assertEq(account.nonce(), 1);
    }

    function test_several_calls_happen_together_or_not_at_all() public {
        IDidAccount.Call[] memory calls = new IDidAccount.Call[](2);
        (calls[0], calls[1]) = (mint()[0], commit(1)[0]);
        execute(calls);
        calls[1] = commit(99)[0];
        bytes memory signature = byFirst(FIRST, nextHash(calls));
        vm.expectRevert(abi.encodeWithSignature("ERC721NonexistentToken(uint256)", 99));
        account.execute(calls, soon(), signature);
        vm.assertEq(registry.totalSupply(), 1);
        vm.assertEq(account.nonce(), 1);
    }

    function test_a_signature_counts_once() public {
        bytes memory signature = byFirst(FIRST, nextHash(mint()));
        account.execute(mint(), soon(), signature);
        assertRefused(mint(), signature);
    }

    function testFuzz_a_signature_expires(uint64 late) public {
        late = uint64(bound(late, 1, 1_000 days));
        uint64 until = soon();
        bytes memory signature = byFirst(FIRST, nextHash(mint()));
        vm.warp(until + late);
        vm.expectRevert(abi.encodeWithSelector(IDidAccount.DidAccountExpired.selector, until));
        account.execute(mint(), until, signature);
    }

    function testFuzz_a_signature_is_about_its_calls_nonce_and_deadline(address to, bytes memory data, uint64 nonce)
        public
    {
        IDidAccount.Call[] memory other = one(to, data);
        bytes32 hash = executeHash(account, other, nonce, soon());
        vm.assume(hash != nextHash(mint()));
        assertRefused(mint(), byFirst(FIRST, hash));
        assertRefused(mint(), byFirst(FIRST, executeHash(account, mint(), 0, soon() + 1)));
    }

    function testFuzz_no_other_key_acts_for_an_account(uint256 key) public {
        key = bound(key, 1, CURVE_ORDER - 1);
        vm.assume(key != FIRST);
        assertRefused(mint(), byFirst(key, nextHash(mint())));
        assertRefused(mint(), byOther(key, nextHash(mint())));
    }

    function test_the_first_key_signs_in_its_own_form_only() public {
        assertRefused(mint(), byOther(FIRST, nextHash(mint())));
    }

    function test_a_signature_does_not_count_for_another_account_or_chain() public {
        IDidAccount other = deployFor(SECOND);
        execute(add(SECOND));
        bytes memory signature = byOther(SECOND, executeHash(other, mint(), 1, soon()));
        assertRefused(mint(), signature);
        signature = byFirst(FIRST, nextHash(mint()));
        vm.chainId(block.chainid + 1);
        assertRefused(mint(), signature);
    }

    function test_a_signed_message_executes_no_call() public {
        assertRefused(mint(), byFirst(FIRST, messageHash(account, nextHash(mint()))));
    }

    function testFuzz_random_bytes_are_no_signature(bytes memory signature) public {
        assertRefused(mint(), signature);
    }

    function test_a_call_to_an_address_without_code_fails() public {
        IDidAccount.Call[] memory calls = one(stranger, "data");
        bytes memory signature = byFirst(FIRST, nextHash(calls));
        vm.expectRevert(abi.encodeWithSelector(Address.AddressEmptyCode.selector, stranger));
        account.execute(calls, soon(), signature);
    }

    function test_the_account_takes_no_money() public {
        (bool taken,) = address(account).call{value: 1}("");
        vm.assertEq(taken, false);
    }
}
