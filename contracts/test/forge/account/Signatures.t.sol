// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity 0.8.37;

import {AccountTest} from "./AccountTest.sol";

/// @dev Which signatures of a message an account accepts for applications (ERC-1271), and what the
/// assertion of a passkey has to contain.
contract SignaturesTest is AccountTest {
    bytes32 private constant HASH = keccak256("message");

    function testFuzz_a_key_signs_for_its_account(bytes32 hash) public view {
        vm.assertTrue(isValid(hash, byFirst(FIRST, messageHash(account, hash))));
    }

    function testFuzz_a_signature_is_about_one_message(bytes32 hash) public view {
        vm.assume(hash != HASH);
        bytes memory signature = byFirst(FIRST, messageHash(account, hash));
        vm.assertEq(isValid(HASH, signature), false);
        vm.assertEq(isValid(messageHash(account, hash), signature), false);
    }

    function test_a_message_signed_without_the_account_is_refused() public view {
        vm.assertEq(isValid(HASH, byFirst(FIRST, HASH)), false);
    }

    function test_a_message_for_another_account_is_refused() public {
        bytes memory signature = byFirst(FIRST, messageHash(deployFor(SECOND), HASH));
        vm.assertEq(isValid(HASH, signature), false);
    }

    function testFuzz_a_passkey_counts_only_with_a_present_and_verified_user(uint8 flags) public view {
        bytes memory data = authenticatorData(bytes1(flags));
        vm.assertEq(accepts(data, '{"type":"webauthn.get","challenge":"'), flags & 0x05 == 0x05);
    }

    function testFuzz_authenticator_data_has_at_least_37_bytes(uint8 length) public view {
        bytes memory data = new bytes(length);
        if (length > 32) data[32] = 0x05;
        vm.assertEq(accepts(data, '{"type":"webauthn.get","challenge":"'), length >= 37);
    }

    function test_client_data_of_another_type_than_an_assertion_is_refused() public view {
        bytes memory data = authenticatorData(0x05);
        vm.assertEq(accepts(data, '{"type":"webauthn.create","challenge":"'), false);
        vm.assertEq(accepts(data, '{"challenge":"'), false);
        vm.assertEq(accepts(data, '{"type":"payment.get","challenge":"'), false);
    }

    function test_the_high_s_twin_of_a_signature_is_refused() public view {
        bytes memory signature = byFirst(FIRST, messageHash(account, HASH));
        uint256 s;
        for (uint256 i = 33; i < 65; ++i) {
            s = (s << 8) | uint8(signature[i]);
        }
        bytes32 twin = bytes32(CURVE_ORDER - s);
        for (uint256 i = 0; i < 32; ++i) {
            signature[33 + i] = twin[i];
        }
        vm.assertEq(isValid(HASH, signature), false);
    }

    function testFuzz_a_changed_byte_spoils_a_signature(uint256 position, uint8 change) public view {
        bytes memory signature = byFirst(FIRST, messageHash(account, HASH));
        position = bound(position, 0, signature.length - 1);
        vm.assume(change != 0);
        signature[position] = bytes1(uint8(signature[position]) ^ change);
        vm.assertEq(isValid(HASH, signature), false);
    }

    function testFuzz_a_cut_signature_is_refused(uint256 length) public view {
        bytes memory signature = byFirst(FIRST, messageHash(account, HASH));
        bytes memory cut = new bytes(bound(length, 0, signature.length - 1));
        for (uint256 i = 0; i < cut.length; ++i) {
            cut[i] = signature[i];
        }
        vm.assertEq(isValid(HASH, cut), false);
    }

    function testFuzz_random_bytes_are_no_signature(bytes memory signature) public view {
        vm.assertEq(isValid(HASH, signature), false);
        vm.assertEq(isValid(HASH, bytes.concat(hex"00", signature)), false);
        vm.assertEq(isValid(HASH, bytes.concat(hex"01", signature)), false);
        vm.assertEq(isValid(HASH, bytes.concat(hex"02", signature)), false);
        vm.assertEq(isValid(HASH, bytes.concat(hex"03", signature)), false);
    }

    // ── One assertion of a passkey that signs several digests ───────────────────────────────────

    function testFuzz_one_assertion_signs_several_digests(bytes32[8] memory siblings, uint256 size) public view {
        size = bound(size, 1, 8);
        bytes memory signature = proof(messageHash(account, HASH), siblings, size);
        vm.assertTrue(isValid(HASH, signature));
        vm.assertEq(isValid(keccak256("other"), signature), false);
    }

    function test_both_digests_of_one_prompt_count() public view {
        bytes32 other = keccak256("other");
        bytes32[8] memory sibling;
        sibling[0] = messageHash(account, other);
        vm.assertTrue(isValid(HASH, proof(messageHash(account, HASH), sibling, 1)));
        sibling[0] = messageHash(account, HASH);
        vm.assertTrue(isValid(other, proof(messageHash(account, other), sibling, 1)));
    }

    function test_a_merkle_proof_of_a_digest_has_1_to_8_steps() public view {
        bytes memory single = byFirst(FIRST, messageHash(account, HASH));
        vm.assertEq(isValid(HASH, bytes.concat(hex"0200", single)), false);
        bytes32 root = messageHash(account, HASH);
        bytes memory path;
        for (uint256 i = 0; i < 9; ++i) {
            root = node(root, bytes32(i));
            path = bytes.concat(path, bytes32(i));
        }
        vm.assertEq(isValid(HASH, bytes.concat(hex"0209", path, byFirst(FIRST, root))), false);
    }

    function test_a_merkle_proof_within_a_merkle_proof_is_refused() public view {
        bytes32[8] memory siblings;
        bytes32 inner = node(messageHash(account, HASH), 0);
        bytes memory signature = bytes.concat(hex"0201", bytes32(0), proof(inner, siblings, 1));
        vm.assertEq(isValid(HASH, signature), false);
    }

    function proof(bytes32 leaf, bytes32[8] memory siblings, uint256 size) private pure returns (bytes memory) {
        bytes32 root = leaf;
        bytes memory path;
        for (uint256 i = 0; i < size; ++i) {
            root = node(root, siblings[i]);
            path = bytes.concat(path, siblings[i]);
        }
        return bytes.concat(hex"02", bytes1(uint8(size)), path, byFirst(FIRST, root));
    }

    function node(bytes32 a, bytes32 b) private pure returns (bytes32) {
        return a < b ? keccak256(abi.encode(a, b)) : keccak256(abi.encode(b, a));
    }

    function accepts(bytes memory data, bytes memory beginning) private view returns (bool) {
        return isValid(HASH, bytes.concat(hex"00", assertionOf(FIRST, messageHash(account, HASH), data, beginning)));
    }

    function isValid(bytes32 hash, bytes memory signature) private view returns (bool) {
        bytes4 answer = account.isValidSignature(hash, signature);
        vm.assertTrue(answer == 0x1626ba7e || answer == 0xffffffff);
        return answer == 0x1626ba7e;
    }
}
