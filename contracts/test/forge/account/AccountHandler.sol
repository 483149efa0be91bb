// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity 0.8.37;

import {IDidAccount} from "../../../src/IDidAccount.sol";
import {AccountTest} from "./AccountTest.sol";

/// @dev The target of forge's random calls, by which any of five keys tries anything with one
/// account. The handler itself records which keys count.
contract AccountHandler is AccountTest {
    struct Sighting {
        bytes32 hash;
        bytes signature;
        uint64 time;
        bool isValid;
    }

    uint256 private constant KEYS = 5;
    mapping(uint256 key => bool) public counts;
    mapping(uint256 generation => mapping(uint256 key => bool)) private wasKnown;
    uint256 private generation;
    uint256 private present = 1;
    uint256 public executions;
    uint256 public refusals;
    uint256 public trespasses; // calls that succeeded, but were not allowed
    bytes private lastSignature;
    Sighting[] private sightings;

    constructor() {
        setUp();
        counts[FIRST] = true;
        wasKnown[0][FIRST] = true;
    }

    function accountOf() external view returns (IDidAccount) {
        return account;
    }

    function sightingCount() external view returns (uint256) {
        return sightings.length;
    }

    function sighting(uint256 i) external view returns (Sighting memory) {
        return sightings[i];
    }

    function mintBy(uint256 seed) external {
        attempt(pick(seed), mint(), false);
    }

    function addBy(uint256 seed, uint256 other) external {
        uint256 key = pick(other);
        if (!attempt(pick(seed), add(key), wasKnown[generation][key])) return;
        (counts[key], wasKnown[generation][key]) = (true, true);
        ++present;
    }

    function removeBy(uint256 seed, uint256 other) external {
        uint256 key = pick(other);
        if (!attempt(pick(seed), remove(key), !counts[key] || present == 1)) return;
        counts[key] = false;
        --present;
    }

    function replay(uint256 seed) external {
        if (lastSignature.length == 0) return;
        IDidAccount.Call[] memory calls = seed % 2 == 0 ? mint() : add(pick(seed));
        try account.execute(calls, soon(), lastSignature) {
            ++trespasses;
        } catch {
            ++refusals;
        }
    }

    function recover(uint256 seed, bool isRegistry) external {
        uint256 key = pick(seed);
        (bytes32 x, bytes32 y) = publicKey(key);
        vm.prank(isRegistry ? address(registry) : stranger);
        try account.recover(x, y) {
            if (!isRegistry) ++trespasses;
            for (uint256 i = 0; i < KEYS; ++i) {
                counts[FIRST + i] = false;
            }
            ++generation;
            (counts[key], wasKnown[generation][key], present) = (true, true, 1);
        } catch {
            ++refusals;
        }
    }

    /// @dev Records what the account says about a past second. The account must always say the
    /// same.
    function look(uint256 seed, uint16 later) external {
        vm.warp(block.timestamp + 1 + later);
        bytes32 hash = keccak256(abi.encode(seed));
        bytes memory signature = signedBy(pick(seed), messageHash(account, hash));
        uint64 time = uint64(block.timestamp - 1);
        bool isValid = account.isValidSignatureAt(hash, signature, time);
        if (isValid != counts[pick(seed)]) ++trespasses;
        sightings.push(Sighting(hash, signature, time, isValid));
    }

    function attempt(uint256 key, IDidAccount.Call[] memory calls, bool mayNot) private returns (bool done) {
        bytes memory signature = signedBy(key, nextHash(calls));
        mayNot = mayNot || !counts[key];
        try account.execute(calls, soon(), signature) {
            if (mayNot) ++trespasses;
            lastSignature = signature;
            ++executions;
            return true;
        } catch {
            ++refusals;
        }
    }

    function signedBy(uint256 key, bytes32 hash) private pure returns (bytes memory) {
        return key == FIRST ? byFirst(key, hash) : byOther(key, hash);
    }

    function pick(uint256 seed) private pure returns (uint256) {
        return FIRST + (seed % KEYS);
    }
}
