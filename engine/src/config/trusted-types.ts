/** The name of the one Trusted Types policy, in the client and in the content security policy. */
export const trustedPolicyName = 'docs';
