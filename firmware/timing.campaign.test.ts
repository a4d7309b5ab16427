// The proof of timing: both boards, every number of lanes, whole frames and partial ones.
import './timing.test.ts';
