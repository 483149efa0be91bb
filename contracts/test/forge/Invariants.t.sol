// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity 0.8.37;

import {RegistryHandler} from "./RegistryHandler.sol";
import {RegistryTest} from "./RegistryTest.sol";

/// @dev Rules of the registry that stay true after any calls, by any callers, in any order.
contract InvariantsTest is RegistryTest {
    RegistryHandler private handler;

    function setUp() public override {
        super.setUp();
        uint256[] memory keys = new uint256[](5);
        // These accounts are the administrator, the service, an owner, a stranger and a verifier,
        // as in RegistryTest.
        (keys[0], keys[1], keys[2], keys[3], keys[4]) = (1, 2, 3, 4, VERIFIER_KEY);
        handler = new RegistryHandler(registry, keys);
        // The handler's `look` asks about a time that is at most 100,001 seconds ago. The registry
        // must have been deployed by then.
        vm.warp(block.timestamp + 200_000);
    }

    /// @dev forge calls this function, and then sends its random calls only to the handler.
    function targetContracts() external view returns (address[] memory) {
        return only(address(handler));
    }

    function invariant_nobody_acts_without_permission() public view {
        vm.assertEq(handler.trespasses(), 0);
    }

    function invariant_a_did_stays_with_its_minter() public view {
        vm.assertEq(registry.totalSupply(), handler.didCount());
        for (uint256 i = 0; i < handler.didCount(); ++i) {
            vm.assertEq(registry.ownerOf(i + 1), handler.minterOf(i));
            vm.assertTrue(registry.locked(i + 1));
            vm.assertEq(registry.getApproved(i + 1), address(0));
        }
    }

    function invariant_the_balances_add_up_to_the_total_supply() public view {
        uint256 total = 0;
        for (uint256 i = 0; i < handler.accountCount(); ++i) {
            address account = handler.accounts(i);
            vm.assertEq(registry.balanceOf(account), handler.mintCount(account));
            total += registry.balanceOf(account);
        }
        vm.assertEq(total, registry.totalSupply());
    }

    function invariant_the_running_hash_covers_every_published_claim() public view {
        vm.assertEq(registry.publishedClaimsHash(), handler.publishedClaimsHash());
    }

    function invariant_there_is_always_an_administrator() public view {
        bool found = false;
        for (uint256 i = 0; i < handler.accountCount(); ++i) {
            found = found || registry.hasRole(registry.DEFAULT_ADMIN_ROLE(), handler.accounts(i));
        }
        vm.assertTrue(found);
    }

    /// @dev Checking the rules about the past after every call would take most of the time of all
    /// tests.
    function afterInvariant() public view {
        what_was_said_about_the_past_stays_said();
        a_revocation_keeps_its_time();
    }

    /// @dev Only a suspension as of an earlier moment may change what the registry says about a
    /// past time, and only to "suspended", since a moment that is not after that time.
    function what_was_said_about_the_past_stays_said() private view {
        for (uint256 i = 0; i < handler.sightingCount(); ++i) {
            RegistryHandler.Sighting memory seen = handler.sighting(i);
            (bool accredited, string memory name, string memory domain, uint64 since) =
                registry.accreditationAt(seen.verifier, seen.time);
            vm.assertEq(keccak256(abi.encode(name, domain)), seen.names);
            vm.assertTrue(since <= seen.time);
            if (accredited) vm.assertTrue(seen.accredited && since == seen.since);
            else if (seen.accredited) vm.assertTrue(since >= seen.since);
            else vm.assertTrue(since <= seen.since);
        }
    }

    function a_revocation_keeps_its_time() private view {
        for (uint256 i = 0; i < handler.digestCount(); ++i) {
            bytes32 digest = handler.digests(i);
            for (uint256 j = 0; j < handler.accountCount(); ++j) {
                address account = handler.accounts(j);
                vm.assertEq(registry.revokedAt(account, digest), handler.revokedAt(account, digest));
            }
        }
    }
}
