// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity 0.8.37;

import {IFactVerifier} from "../../src/IFactVerifier.sol";
import {ExampleProof} from "./ExampleProof.sol";
import {ForgeTest} from "./ForgeTest.sol";

contract FactVerifierTest is ForgeTest {
    uint256 private constant R = 21888242871839275222246405745257275088548364400416034343698204186575808495617;
    uint256 private constant P = 21888242871839275222246405745257275088696311157297823662689037894645226208583;

    IFactVerifier private verifier;
    uint256[2] private a;
    uint256[2][2] private b;
    uint256[2] private c;
    uint256[14] private signals;

    function setUp() public {
        verifier = IFactVerifier(vm.deployCode("FactVerifier.sol:FactVerifier", ""));
        (a, b, c) = ExampleProof.points();
        signals = ExampleProof.publicSignals();
    }

    function test_returns_for_a_proof_that_holds() public view {
        verifier.requireProof(a, b, c, signals);
    }

    function testFuzz_reverts_for_any_other_signal(uint256 place, uint256 signal) public {
        place = bound(place, 0, 13);
        signal = bound(signal, 0, R - 1);
        vm.assume(signal != signals[place]);
        signals[place] = signal;
        expectInvalid();
    }

    function test_reverts_for_a_second_spelling_of_a_signal() public {
        for (uint256 place = 0; place < 14; ++place) {
            uint256 signal = signals[place];
            signals[place] = signal + R;
            vm.expectRevert(
                abi.encodeWithSelector(IFactVerifier.FactVerifierSignalTooLarge.selector, place, signal + R)
            );
            verifier.requireProof(a, b, c, signals);
            signals[place] = signal;
        }
    }

    function test_reverts_for_a_second_spelling_of_a_point() public {
        (uint256 x, uint256 y) = (a[0], a[1]);
        a[1] = y + P;
        expectInvalid();
        a[1] = y;
        a[0] = x + P;
        expectInvalid();
        a[0] = x;
        c[1] = c[1] + P;
        expectInvalid();
    }

    function test_reverts_for_the_other_root_of_y() public {
        a[1] = P - a[1];
        expectInvalid();
    }

    function testFuzz_reverts_for_what_is_no_point(uint256 x, uint256 y) public {
        vm.assume(x != a[0] || y != a[1]);
        (a[0], a[1]) = (x, y);
        expectInvalid();
    }

    function test_reverts_for_points_that_prove_nothing() public {
        (a[0], a[1], c[0], c[1]) = (0, 0, 0, 0);
        b = [[uint256(0), 0], [uint256(0), 0]];
        expectInvalid();
    }

    function test_reverts_when_b_is_outside_the_subgroup() public {
        // On the twist, with x = 1.
        b[0] = [uint256(0), 1];
        b[1] = [
            15975588672102553735566230729081043132501226101599136527557730645158523614371,
            3610091866386166428467545612961983990332663701371483510632385378352395651980
        ];
        expectInvalid();
    }

    function expectInvalid() private {
        vm.expectRevert(abi.encodeWithSelector(IFactVerifier.FactVerifierProofInvalid.selector));
        verifier.requireProof(a, b, c, signals);
    }
}
