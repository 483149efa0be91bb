// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity 0.8.37;

import {IIdentityControl} from "../../../src/IIdentityControl.sol";
import {ControlHandler} from "./ControlHandler.sol";
import {ControlTest} from "./ControlTest.sol";

/// @dev Rules of the control of identities that stay true after any calls, by any callers, in any
/// order.
contract ControlInvariantsTest is ControlTest {
    ControlHandler private handler;

    function setUp() public override {
        super.setUp();
        uint256[] memory keys = new uint256[](3);
        (keys[0], keys[1], keys[2]) = (OWNER_KEY, 4, NEXT_KEY);
        handler = new ControlHandler(registry, keys, guardianKeys);
    }

    /// @dev forge calls this function, and then sends its random calls only to the handler.
    function targetContracts() external view returns (address[] memory) {
        return only(address(handler));
    }

    function invariant_only_consent_or_guardians_change_a_controller() public view {
        vm.assertEq(handler.trespasses(), 0);
        for (uint256 i = 0; i < 3; ++i) {
            address identity = handler.accounts(i);
            ControlHandler.Book memory book = handler.bookOf(identity);
            (address controller,,) = registry.controllerOf(identity);
            vm.assertEq(controller, book.controller);
            vm.assertEq(registry.frozenSince(identity) != 0, book.isFrozen);
            IIdentityControl.PendingChange memory pending = registry.pendingChange(identity);
            vm.assertEq(uint256(pending.kind), uint256(book.pending));
            vm.assertEq(pending.controller, book.nextController);
            vm.assertEq(pending.isUnanimous, book.isUnanimous);
        }
    }

    function invariant_a_did_stays_with_the_identity_that_minted_it() public view {
        vm.assertEq(registry.totalSupply(), handler.didCount());
        for (uint256 i = 0; i < handler.didCount(); ++i) {
            vm.assertEq(registry.ownerOf(i + 1), handler.minterOf(i));
            vm.assertTrue(registry.locked(i + 1));
        }
    }
}
