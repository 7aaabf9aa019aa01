import { describe, expect, it } from 'vitest';
import { hideUserInfo, uvEnvironment } from './index-settings.ts';

describe('uvEnvironment', () => {
  it("takes pip's index for uv's", () => {
    expect(uvEnvironment({ PIP_INDEX_URL: 'https://mirror/simple' })).toMatchObject({
      UV_DEFAULT_INDEX: 'https://mirror/simple',
    });
  });

  it.each(['UV_DEFAULT_INDEX', 'UV_INDEX_URL'])("prefers uv's own setting %s", (name) => {
    const env = uvEnvironment({ PIP_INDEX_URL: 'https://a/simple', [name]: 'https://b/simple' });
    expect(env[name]).toBe('https://b/simple');
    expect(Object.values(env).filter((value) => value === 'https://a/simple')).toHaveLength(1);
  });

  it('passes on that there is no network', () => {
    expect(uvEnvironment({ UV_OFFLINE: '1' })).toMatchObject({ UV_OFFLINE: '1' });
  });

  it('keeps away what would lead to other packages', () => {
    expect(uvEnvironment({ PYTHONPATH: '/mine', VIRTUAL_ENV: '/venv' })).not.toMatchObject({
      PYTHONPATH: expect.anything(),
    });
  });
});

describe('hideUserInfo', () => {
  it('hides the password of an index', () => {
    expect(hideUserInfo('failed: https://tom:secret@mirror/simple/x')).toBe(
      'failed: https://********@mirror/simple/x',
    );
  });
});
