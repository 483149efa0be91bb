// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity 0.8.37;

import {ForgeTest} from "../ForgeTest.sol";
import {AccountHandler} from "./AccountHandler.sol";

/// @dev Rules of an account that stay true after any calls, by any keys, in any order.
contract AccountInvariantsTest is ForgeTest {
    AccountHandler private handler;

    function setUp() public {
        vm.warp(1_800_000_000);
        handler = new AccountHandler();
    }

    function targetContracts() external view returns (address[] memory targets) {
        targets = new address[](1);
        targets[0] = address(handler);
    }

    /// @dev The handler is a test contract, too, so forge must be told which of its functions are
    /// actions.
    function targetSelectors() external view returns (Selectors[] memory targets) {
        bytes4[] memory selectors = new bytes4[](6);
        (selectors[0], selectors[1]) = (handler.mintBy.selector, handler.addBy.selector);
        (selectors[2], selectors[3]) = (handler.removeBy.selector, handler.replay.selector);
        (selectors[4], selectors[5]) = (handler.recover.selector, handler.look.selector);
        targets = new Selectors[](1);
        targets[0] = Selectors(address(handler), selectors);
    }

    struct Selectors {
        address target;
        bytes4[] selectors;
    }

    function invariant_nobody_acts_without_a_key_that_counts() public view {
        vm.assertEq(handler.trespasses(), 0);
        vm.assertEq(handler.accountOf().nonce(), handler.executions());
    }

    function afterInvariant() public view {
        for (uint256 i = 0; i < handler.sightingCount(); ++i) {
            AccountHandler.Sighting memory seen = handler.sighting(i);
            bool isValid = handler.accountOf().isValidSignatureAt(seen.hash, seen.signature, seen.time);
            vm.assertEq(isValid, seen.isValid);
        }
    }
}
