import type { GenericOAuthConfig } from 'better-auth/plugins';
import type { Provider } from '../server/Settings.ts';

interface GitHubMail {
  email: string;
  primary: boolean;
  verified: boolean;
}

/** Where GitHub is; another one in tests, and at whoever runs their own. */
const web = () => process.env.GITHUB_WEB_URL ?? 'https://github.com';
const api = () => process.env.GITHUB_API_URL ?? 'https://api.github.com';

/** A provider as better-auth wants it. It lets nobody in who is not invited by the address that it has verified. */
export function oauthConfig({ id, clientId, clientSecret, issuer }: Provider): GenericOAuthConfig {
  const common = { providerId: id, clientId, clientSecret, disableSignUp: true };
  if (id === 'oidc') {
    return {
      ...common,
      discoveryUrl: `${issuer?.replace(/\/$/, '')}/.well-known/openid-configuration`,
      scopes: ['openid', 'email', 'profile'],
      requireIdTokenVerification: true,
    };
  }
  return {
    ...common,
    authorizationUrl: `${web()}/login/oauth/authorize`,
    tokenUrl: `${web()}/login/oauth/access_token`,
    scopes: ['read:user', 'user:email'],
    async getUserInfo({ accessToken }) {
      const ask = async <T>(path: string): Promise<T> => {
        const answer = await fetch(`${api()}${path}`, {
          headers: {
            authorization: `Bearer ${accessToken}`,
            accept: 'application/vnd.github+json',
          },
        });
        if (!answer.ok) throw new Error(`GitHub answered ${answer.status} to ${path}.`);
        return answer.json() as Promise<T>;
      };
      const [user, mails] = await Promise.all([
        ask<{ id: number; login: string; name: string | null }>('/user'),
        ask<GitHubMail[]>('/user/emails'),
      ]);
      const mail = mails.find(({ primary, verified }) => primary && verified);
      if (!mail) return null;
      return { id: user.id, name: user.name ?? user.login, email: mail.email, emailVerified: true };
    },
  };
}
